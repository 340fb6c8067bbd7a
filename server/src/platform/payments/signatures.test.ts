import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { openSignatures } from './signatures.ts'

const webhook_secret = 'whsec_0123456789abcdef'
const shop = { url: 'https://shop.example', secret: 'a-secret-of-the-shop' }
const signatures = openSignatures({ shops: [shop] }, webhook_secret)

const event = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } }))

const stripeCall = (body: Buffer, secret = webhook_secret, timestamp?: number) => ({
  body,
  headers: {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload: body.toString('utf8'),
      secret,
      ...(timestamp !== undefined && { timestamp }),
    }),
  },
})

describe("Stripe's signature", () => {
  it('is right over the bytes that were signed, and only there', () => {
    const call = stripeCall(event)
    expect(signatures.stripe(call)).toBe(true)
    expect(signatures.stripe({ ...call, body: Buffer.from(`${event.toString('utf8')} `) })).toBe(false)
    expect(signatures.stripe(stripeCall(event, 'whsec_of_somebody_else'))).toBe(false)
    expect(signatures.stripe({ body: event, headers: {} })).toBe(false)
  })

  it('ends: what was overheard cannot be sent again tomorrow', () => {
    const yesterday = Math.floor(Date.now() / 1000) - 24 * 60 * 60
    expect(signatures.stripe(stripeCall(event, webhook_secret, yesterday))).toBe(false)
  })

  it('is never right where nobody has a secret', () => {
    expect(openSignatures({ shops: [] }, null).stripe(stripeCall(event))).toBe(false)
    expect(openSignatures({ shops: [] }, null).stripe(stripeCall(event, ''))).toBe(false)
  })

  it('cannot be made up', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (body, header) => {
        expect(signatures.stripe({ body: Buffer.from(body), headers: { 'stripe-signature': header } })).toBe(false)
      }),
    )
  })
})

describe("a shop's signature", () => {
  const order = Buffer.from('{"id":17}')
  const signed = (secret: string, source = 'https://shop.example/') => ({
    body: order,
    headers: {
      'x-wc-webhook-source': source,
      'x-wc-webhook-signature': createHmac('sha256', secret).update(order).digest('base64'),
    },
  })

  it('goes by the shop that the call says it comes from', () => {
    expect(signatures.woocommerce(signed(shop.secret))).toBe(true)
    expect(signatures.woocommerce(signed(shop.secret, 'HTTPS://Shop.example'))).toBe(true)
    expect(signatures.woocommerce(signed('another-secret'))).toBe(false)
    expect(signatures.woocommerce(signed(shop.secret, 'https://other.example'))).toBe(false)
    expect(signatures.woocommerce({ ...signed(shop.secret), body: Buffer.from('{"id":18}') })).toBe(false)
    expect(signatures.woocommerce({ body: order, headers: {} })).toBe(false)
  })

  it.each(['webhook_id=12', '{"webhook_id":12}', '{ "webhook_id": "12" }'])('is not asked of a ping: %s', (ping) => {
    expect(signatures.woocommerce({ body: Buffer.from(ping), headers: {} })).toBe(true)
  })

  it.each(['', 'webhook_id=12&status=completed', '{"webhook_id":12,"id":17}', '[{"webhook_id":12}]'])(
    'is asked of everything else: %s',
    (body) => {
      expect(signatures.woocommerce({ body: Buffer.from(body), headers: {} })).toBe(false)
    },
  )
})
