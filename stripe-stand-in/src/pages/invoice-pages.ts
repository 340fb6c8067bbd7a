import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { outcomeOf } from '../billing/cards.ts'
import { collectInvoice, failInvoice, settleInvoice, subscriptionOf } from '../billing/pay-invoice.ts'
import { saveCard } from '../billing/save-card.ts'
import { cardOf } from '../billing/update-subscription.ts'
import { newId } from '../ids.ts'
import type { Invoice } from '../objects.ts'
import { type CardForm, declinedForm, emptyCardForm, readCardForm } from './card-form.ts'
import { invoicePage } from './invoice-page.ts'
import type { Language } from './languages.ts'
import { messages } from './messages.ts'
import { changeBy, formOf, languageOf, named, type PageParts, sendMissing, sendPage } from './page-request.ts'

type Visit = { request: FastifyRequest; reply: FastifyReply; invoice: Invoice }

export const invoiceUrl = (invoice: string) => `/invoice/${invoice}?done=paid`

export function registerInvoicePages(app: FastifyInstance, parts: PageParts): void {
  const { store, clock } = parts

  function cardFor(invoice: Invoice) {
    const subscription = subscriptionOf({ store }, invoice)
    return subscription && cardOf({ store }, subscription)
  }

  const languageFor = ({ request, invoice }: Visit): Language =>
    languageOf(request, store.customers.get(invoice.customer)?.preferred_locales?.[0])

  function sendInvoice(visit: Visit, form: CardForm, status = 200) {
    const { request, reply, invoice } = visit
    const is_done = request.url.endsWith('?done=paid')
    const card = cardFor(invoice)
    const shown = invoicePage({ store, language: languageFor(visit), invoice, card, form, is_done })
    return sendPage(reply, shown, status)
  }

  const visited = (handle: (visit: Visit) => FastifyReply) => async (request: FastifyRequest, reply: FastifyReply) => {
    const invoice = store.invoices.get(named(request, 'invoice'))
    return invoice ? handle({ request, reply, invoice }) : sendMissing(request, reply)
  }

  app.get(
    '/invoice/:invoice',
    visited((visit) => sendInvoice(visit, emptyCardForm)),
  )

  app.post(
    '/invoice/:invoice',
    visited((visit) => {
      const { request, reply, invoice } = visit
      if (invoice.status !== 'open') return sendInvoice(visit, emptyCardForm)
      const t = messages[languageFor(visit)]
      const { card, form } = readCardForm(formOf(request), clock.seconds(), t)
      if (!card) return sendInvoice(visit, form, 422)
      const outcome = outcomeOf(card)
      if (outcome === 'declined') {
        changeBy(parts, (context) => failInvoice(context, invoice, 'hand'))
        return sendInvoice(visit, declinedForm(form, t), 402)
      }
      if (outcome === 'confirm') {
        const id = newId('confirm')
        changeBy(parts, () => store.confirmations.put({ id, kind: 'invoice', invoice: invoice.id, card }))
        return reply.redirect(`/confirm/${id}`, 303)
      }
      changeBy(parts, (context) => settleInvoice(context, invoice, saveCard(context, invoice.customer, card)))
      return reply.redirect(invoiceUrl(invoice.id), 303)
    }),
  )

  app.post(
    '/invoice/:invoice/pay',
    visited((visit) => {
      const { reply, invoice } = visit
      const collected = changeBy(parts, (context) => collectInvoice(context, invoice, cardFor(invoice), 'hand'))
      if (collected.status === 'paid') return reply.redirect(invoiceUrl(invoice.id), 303)
      return sendInvoice(visit, declinedForm(emptyCardForm, messages[languageFor(visit)]), 402)
    }),
  )
}
