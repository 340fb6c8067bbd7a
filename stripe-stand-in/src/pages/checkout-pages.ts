import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { payCheckout } from '../billing/checkout.ts'
import type { CheckoutSession } from '../objects.ts'
import { type CardForm, declinedForm, emptyCardForm, readCardForm } from './card-form.ts'
import type { Language } from './languages.ts'
import { messages } from './messages.ts'
import { notePage } from './page.ts'
import { changeBy, formOf, languageOf, named, type PageParts, sendMissing, sendPage } from './page-request.ts'
import { payPage } from './pay-page.ts'

/** Where Stripe sends the browser; the product finds the session by its id. */
export const successUrl = ({ success_url, id }: CheckoutSession) =>
  (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

function closedPage(language: Language, session: CheckoutSession): string {
  const t = messages[language]
  if (session.status === 'complete')
    return notePage(language, {
      title: t.paidTitle,
      text: t.paidText,
      link: { url: successUrl(session), label: t.continue },
    })
  const link = session.cancel_url === null ? null : { url: session.cancel_url, label: t.back }
  return notePage(language, { title: t.expiredTitle, text: t.expiredText, link })
}

/** The form of an open session, or what has become of one that is not. */
export function sendCheckout(
  { store }: PageParts,
  { request, reply, session }: { request: FastifyRequest; reply: FastifyReply; session: CheckoutSession },
  form: CardForm,
  status = 200,
) {
  const language = languageOf(request, session.locale)
  const details = store.session_details.get(session.id)
  if (session.status !== 'open' || !details) return sendPage(reply, closedPage(language, session))
  return sendPage(reply, payPage(language, session, details, form), status)
}

export function registerCheckoutPages(app: FastifyInstance, parts: PageParts): void {
  const { store, clock } = parts

  app.get('/pay/:session', async (request, reply) => {
    const session = store.sessions.get(named(request, 'session'))
    if (!session) return sendMissing(request, reply)
    return sendCheckout(parts, { request, reply, session }, emptyCardForm)
  })

  app.post('/pay/:session', async (request, reply) => {
    const session = store.sessions.get(named(request, 'session'))
    if (!session) return sendMissing(request, reply)
    const at = { request, reply, session }
    if (session.status !== 'open') return sendCheckout(parts, at, emptyCardForm)
    const t = messages[languageOf(request, session.locale)]
    const { card, form } = readCardForm(formOf(request), clock.seconds(), t)
    if (!card) return sendCheckout(parts, at, form, 422)
    const paying = changeBy(parts, (context) => payCheckout(context, session, card))
    if (paying === 'declined') return sendCheckout(parts, at, declinedForm(form, t), 402)
    return reply.redirect(paying === 'paid' ? successUrl(session) : `/confirm/${paying.confirm}`, 303)
  })
}
