/** A reply in the shape of Stripe's errors, which its client turns into an exception of its own. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> & { type: string; message: string } }

  constructor(status: number, error: Record<string, unknown> & { type: string; message: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export const invalidRequest = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) })

/** `kind` as Stripe writes it in the sentence: customer, price, checkout.session. */
export const noSuch = (kind: string, id: string, param = 'id', status = 404) =>
  new StripeRefusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

export const cardDeclined = (payment_intent?: object) =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    ...(payment_intent && { payment_intent }),
  })
