import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { outcomeOf } from '../billing/cards.ts'
import { collectInvoice, subscriptionOf } from '../billing/pay-invoice.ts'
import { saveCard } from '../billing/save-card.ts'
import { cancellationAt, cardOf, hasEnded, updateSubscription } from '../billing/update-subscription.ts'
import { newId } from '../ids.ts'
import type { Customer, PortalSession, Subscription } from '../objects.ts'
import { declinedForm, emptyCardForm, readCardForm } from './card-form.ts'
import { messages } from './messages.ts'
import { changeBy, formOf, languageOf, named, type PageParts, sendMissing, sendPage } from './page-request.ts'
import { cancelPage, type PortalParts, portalPage } from './portal-page.ts'

type Visit = { request: FastifyRequest; reply: FastifyReply; session: PortalSession; customer: Customer }

const dones = ['card', 'canceled', 'kept', 'paid'] as const
type Done = (typeof dones)[number]

const doneOf = ({ url }: FastifyRequest): Done | null => {
  const word = new URL(url, 'http://stand-in').searchParams.get('done')
  return dones.find((one) => one === word) ?? null
}

export const portalUrl = (session: string, done: Done) => `/portal/${session}?done=${done}`

export function registerPortalPages(app: FastifyInstance, parts: PageParts): void {
  const { store, clock } = parts

  function sendPortal(visit: Visit, shown: Partial<Pick<PortalParts, 'form' | 'note'>>, status = 200) {
    const { request, reply, session, customer } = visit
    const language = languageOf(request, session.locale)
    const { form = emptyCardForm, note = null } = shown
    return sendPage(reply, portalPage({ store, language, session, customer, form, note }), status)
  }

  /** Whoever has the address of a portal sees what is its customer's, and nothing else. */
  const visited = (handle: (visit: Visit) => FastifyReply) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = store.portal_sessions.get(named(request, 'session'))
    const customer = session && store.customers.get(session.customer)
    if (!customer) return sendMissing(request, reply)
    return handle({ request, reply, session, customer })
  }

  const withSubscription = (handle: (visit: Visit, subscription: Subscription) => FastifyReply) =>
    visited((visit) => {
      const subscription = store.subscriptions.get(named(visit.request, 'subscription'))
      if (subscription?.customer !== visit.customer.id || hasEnded(subscription))
        return sendMissing(visit.request, visit.reply)
      return handle(visit, subscription)
    })

  const setEnding = (ends: boolean) =>
    withSubscription(({ reply, session }, subscription) => {
      changeBy(parts, (context) =>
        updateSubscription(context, subscription, cancellationAt(context, subscription, ends)),
      )
      return reply.redirect(portalUrl(session.id, ends ? 'canceled' : 'kept'), 303)
    })

  app.get(
    '/portal/:session',
    visited((visit) => {
      const done = doneOf(visit.request)
      const t = messages[languageOf(visit.request, visit.session.locale)]
      return sendPortal(visit, { note: done && { done: t.done[done] } })
    }),
  )

  app.post(
    '/portal/:session/card',
    visited((visit) => {
      const { request, reply, session, customer } = visit
      const t = messages[languageOf(request, session.locale)]
      const { card, form } = readCardForm(formOf(request), clock.seconds(), t)
      if (!card) return sendPortal(visit, { form }, 422)
      const outcome = outcomeOf(card)
      if (outcome === 'declined') return sendPortal(visit, { form: declinedForm(form, t) }, 402)
      if (outcome === 'confirm') {
        const id = newId('confirm')
        changeBy(parts, () => store.confirmations.put({ id, kind: 'portal', portal: session.id, card }))
        return reply.redirect(`/confirm/${id}`, 303)
      }
      changeBy(parts, (context) => saveCard(context, customer.id, card))
      return reply.redirect(portalUrl(session.id, 'card'), 303)
    }),
  )

  app.get(
    '/portal/:session/subscription/:subscription/cancel',
    withSubscription(({ request, reply, session }, subscription) => {
      const language = languageOf(request, session.locale)
      return sendPage(reply, cancelPage({ language, session }, subscription))
    }),
  )
  app.post('/portal/:session/subscription/:subscription/cancel', setEnding(true))
  app.post('/portal/:session/subscription/:subscription/keep', setEnding(false))

  app.post(
    '/portal/:session/invoice/:invoice/pay',
    visited((visit) => {
      const { request, reply, session, customer } = visit
      const invoice = store.invoices.get(named(request, 'invoice'))
      if (invoice?.customer !== customer.id) return sendMissing(request, reply)
      const collected = changeBy(parts, (context) => {
        const subscription = subscriptionOf(context, invoice)
        return collectInvoice(context, invoice, subscription && cardOf(context, subscription), 'hand')
      })
      if (collected.status === 'paid') return reply.redirect(portalUrl(session.id, 'paid'), 303)
      const t = messages[languageOf(request, session.locale)]
      return sendPortal(visit, { note: { alert: t.declined } }, 402)
    }),
  )
}
