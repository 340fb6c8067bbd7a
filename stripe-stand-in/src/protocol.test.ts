import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { useStandIn } from './testing/stand-in.ts'

const test = useStandIn()

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${test.standIn.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_x', ...headers },
    body: new URLSearchParams(form),
  })

describe('the protocol', () => {
  it.each([
    ['sk_live_x', 'never a live one'],
    ['other', 'Invalid API Key'],
  ])('lets nobody in with the key %s', async (key, message) => {
    const { port } = test.standIn
    const stripe = new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    })
    await expect(stripe.customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      message: expect.stringContaining(message),
    })
  })

  it('refuses another version of the API, whose objects have another shape', async () => {
    const reply = await post('/v1/customers', {}, { 'stripe-version': '2020-08-27' })
    expect(reply.status).toBe(400)
  })

  it('refuses a call that it does not know, so that one can hear it', async () => {
    await expect(test.stripe.coupons.create({ percent_off: 10, duration: 'once' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (POST: /v1/coupons)'),
    })
    const { id } = await test.stripe.customers.create({})
    await expect(test.stripe.customers.del(id)).rejects.toMatchObject({ statusCode: 404 })
    expect(test.warnings).toEqual([
      expect.stringContaining('POST /v1/coupons: Unrecognized request URL'),
      expect.stringContaining(`DELETE /v1/customers/${id}: Unrecognized request URL`),
    ])
  })

  it('refuses a parameter that it does not know, and names it', async () => {
    await expect(
      test.stripe.customers.create({ name: 'A', shipping: { name: 'B', address: {} } }),
    ).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'shipping',
    })
    const inner = await post('/v1/prices', {
      product: 'p',
      unit_amount: '1',
      currency: 'myr',
      'recurring[rhythm]': 'month',
    })
    expect(await inner.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    expect(test.warnings).toHaveLength(1)
  })

  it('says which parameter is missing or wrong', async () => {
    expect(await (await post('/v1/products', {})).json()).toMatchObject({
      error: { code: 'parameter_missing', param: 'name', message: 'Missing required param: name.' },
    })
    const wrong = await post('/v1/prices', { product: 'p', unit_amount: '1.5', currency: 'myr' })
    expect(await wrong.json()).toMatchObject({ error: { param: 'unit_amount' } })
  })

  it('refuses to expand what cannot be expanded', async () => {
    const { id } = await test.stripe.customers.create({})
    await expect(test.stripe.customers.retrieve(id, { expand: ['name'] })).rejects.toThrow('cannot be expanded')
    await expect(test.stripe.customers.retrieve(id, { expand: ['orders'] })).rejects.toThrow('cannot be expanded')
  })

  it('answers a call that names a key twice only once', async () => {
    const { stripe } = test
    const key = { idempotencyKey: 'group-7' }
    const first = await stripe.customers.create({ name: 'A' }, key)
    const second = await stripe.customers.create({ name: 'A' }, key)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await stripe.customers.list()).data).toHaveLength(1)
    await expect(stripe.customers.create({ name: 'B' }, key)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
    test.standIn.control.moveClock(new Date('2027-03-18T12:00:00Z'))
    expect((await stripe.customers.create({ name: 'B' }, key)).name).toBe('B')
  })

  it('does not keep the answer to a call that it refused', async () => {
    const { stripe } = test
    const key = { idempotencyKey: 'price' }
    const price = { product: 'later', unit_amount: 1, currency: 'myr' }
    await expect(stripe.prices.create(price, key)).rejects.toThrow('No such product')
    await stripe.products.create({ id: 'later', name: 'Later' })
    expect((await stripe.prices.create(price, key)).unit_amount).toBe(1)
  })
})
