import type { FastifyInstance } from 'fastify'
import { completeCheckout, declineCheckout } from '../billing/checkout.ts'
import { failInvoice, settleInvoice } from '../billing/pay-invoice.ts'
import { saveCard } from '../billing/save-card.ts'
import type { Confirmation } from '../rows.ts'
import { declinedForm, emptyCardForm } from './card-form.ts'
import { sendCheckout, successUrl } from './checkout-pages.ts'
import { confirmPage } from './confirm-page.ts'
import { invoiceUrl } from './invoice-pages.ts'
import { formatMoney } from './languages.ts'
import { messages } from './messages.ts'
import { notePage } from './page.ts'
import { changeBy, formOf, languageOf, named, type PageParts, sendMissing, sendPage } from './page-request.ts'
import { portalUrl } from './portal-pages.ts'

/** The page of a bank between ours: some cards pay only after it. */
export function registerConfirmPages(app: FastifyInstance, parts: PageParts): void {
  const { store } = parts

  /** What is confirmed, in what language, and where a refusal leads back to. */
  function subjectOf(confirmation: Confirmation) {
    if (confirmation.kind === 'checkout') {
      const session = store.sessions.get(confirmation.session)
      return session && { money: { minor: session.amount_total, currency: session.currency }, locale: session.locale }
    }
    if (confirmation.kind === 'invoice') {
      const invoice = store.invoices.get(confirmation.invoice)
      const locale = invoice && store.customers.get(invoice.customer)?.preferred_locales?.[0]
      return invoice && { money: { minor: invoice.amount_remaining, currency: invoice.currency }, locale }
    }
    const portal = store.portal_sessions.get(confirmation.portal)
    return portal && { money: null, locale: portal.locale }
  }

  /** Where the browser goes on once the owner has said yes; null if it is too late. */
  function confirm(confirmation: Confirmation): string | null {
    if (confirmation.kind === 'checkout') {
      const session = store.sessions.get(confirmation.session)
      if (session?.status !== 'open') return null
      changeBy(parts, (context) => completeCheckout(context, session, confirmation.card))
      return successUrl(session)
    }
    if (confirmation.kind === 'invoice') {
      const invoice = store.invoices.get(confirmation.invoice)
      if (invoice?.status !== 'open') return null
      changeBy(parts, (context) => {
        settleInvoice(context, invoice, saveCard(context, invoice.customer, confirmation.card))
      })
      return invoiceUrl(invoice.id)
    }
    const portal = store.portal_sessions.get(confirmation.portal)
    if (!portal) return null
    changeBy(parts, (context) => saveCard(context, portal.customer, confirmation.card))
    return portalUrl(portal.id, 'card')
  }

  app.get('/confirm/:confirmation', async (request, reply) => {
    const confirmation = store.confirmations.get(named(request, 'confirmation'))
    const subject = confirmation && subjectOf(confirmation)
    if (!confirmation || !subject) return sendMissing(request, reply)
    const language = languageOf(request, subject.locale)
    const amount = subject.money && formatMoney(subject.money.minor, subject.money.currency, language)
    return sendPage(reply, confirmPage(language, { id: confirmation.id, amount }))
  })

  app.post('/confirm/:confirmation', async (request, reply) => {
    const confirmation = store.confirmations.get(named(request, 'confirmation'))
    const subject = confirmation && subjectOf(confirmation)
    if (!confirmation || !subject) return sendMissing(request, reply)
    changeBy(parts, () => store.confirmations.remove(confirmation.id))
    const language = languageOf(request, subject.locale)
    const t = messages[language]
    if (formOf(request)['answer'] === 'confirm') {
      const next = confirm(confirmation)
      if (next !== null) return reply.redirect(next, 303)
      return sendPage(reply, notePage(language, { title: t.expiredTitle, text: t.expiredText }), 410)
    }
    if (confirmation.kind === 'checkout') {
      const session = store.sessions.get(confirmation.session)
      if (!session) return sendMissing(request, reply)
      if (session.status === 'open') changeBy(parts, (context) => declineCheckout(context, session))
      return sendCheckout(parts, { request, reply, session }, declinedForm(emptyCardForm, t), 402)
    }
    const way = confirmation.kind === 'invoice' ? `/invoice/${confirmation.invoice}` : `/portal/${confirmation.portal}`
    if (confirmation.kind === 'invoice') {
      const invoice = store.invoices.get(confirmation.invoice)
      if (invoice?.status === 'open') changeBy(parts, (context) => failInvoice(context, invoice, 'hand'))
    }
    return sendPage(
      reply,
      notePage(language, { title: t.confirmTitle, text: t.declined, link: { url: way, label: t.back } }),
      402,
    )
  })
}
