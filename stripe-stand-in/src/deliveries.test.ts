import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openShop, subscribe } from './testing/shop.ts'
import { useStandIn } from './testing/stand-in.ts'

const secret = 'whsec_test'

const test = useStandIn({ retries: { first_ms: 1, longest_ms: 4, attempts: 5 } })

/** The product's end: it keeps what comes with a good signature, and answers what it is told to. */
function useWebhook() {
  const state = { url: '', received: new Array<Stripe.Event>(), answers: new Array<number>() }
  /** A bad signature is refused: left without an answer, the test would wait for it. */
  function take(body: string, signature: string | string[]): number {
    const status = state.answers.shift() ?? 200
    if (status !== 200) return status
    try {
      state.received.push(Stripe.webhooks.constructEvent(body, signature, secret))
      return 200
    } catch {
      return 400
    }
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => response.writeHead(take(body, request.headers['stripe-signature'] ?? '')).end())
  })
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(server.address())
    Object.assign(state, { url: `http://127.0.0.1:${port}/webhook`, received: [], answers: [] })
    test.standIn.control.setWebhook(state.url, secret)
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return state
}

const webhook = useWebhook()

const control = async (method: string, path: string, body?: object) => {
  const reply = await fetch(`${test.standIn.url}/control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  expect(reply.status).toBe(200)
  return z.unknown().parse(await reply.json())
}

/** One action that causes two events, and another that causes one. */
async function happen() {
  const { id } = await test.stripe.customers.create({ name: 'A' })
  await test.stripe.customers.update(id, { name: 'B' })
}

const types = () => webhook.received.map(({ type }) => type)

describe('deliveries', () => {
  it('come signed, in order, with the object as it was then', async () => {
    await happen()
    await control('POST', '/idle')
    expect(webhook.received).toMatchObject([
      { type: 'customer.created', data: { object: { name: 'A' } }, api_version: '2026-10-28.endive', livemode: false },
      { type: 'customer.updated', data: { object: { name: 'B' } } },
    ])
    expect(await control('GET', '/events')).toMatchObject([{ type: 'customer.created' }, { type: 'customer.updated' }])
  })

  it('come again until they are taken', async () => {
    webhook.answers = [500, 400]
    await happen()
    await control('POST', '/idle')
    expect(types().toSorted()).toEqual(['customer.created', 'customer.updated'])
    expect(webhook.answers).toEqual([])
  })

  it('are given up at last, which is said', async () => {
    webhook.answers = Array.from({ length: 5 }, () => 500)
    await test.stripe.customers.create({})
    await control('POST', '/idle')
    expect(types()).toEqual([])
    expect(test.warnings).toEqual([expect.stringContaining('customer.created was not delivered')])
  })

  it('come backwards for each action', async () => {
    await control('PUT', '/deliveries', { mode: 'reverse' })
    const { customer } = await orderAndPay()
    await test.stripe.customers.update(customer, { name: 'B' })
    await control('POST', '/idle')
    const sent = types()
    expect(sent.slice(0, 2)).toEqual(['customer.created', 'checkout.session.completed'])
    expect(sent.indexOf('invoice.paid')).toBeLessThan(sent.indexOf('customer.subscription.created'))
    expect(sent.at(-1)).toBe('customer.updated')
  })

  it('come twice', async () => {
    await control('PUT', '/deliveries', { mode: 'twice' })
    await happen()
    await control('POST', '/idle')
    const ids = webhook.received.map(({ id }) => id)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(2)
  })

  it('wait until they are released, or are lost', async () => {
    await control('PUT', '/deliveries', { mode: 'hold' })
    await happen()
    await control('POST', '/idle')
    expect(types()).toEqual([])
    await control('POST', '/deliveries/release')
    await control('POST', '/idle')
    expect(types()).toEqual(['customer.created', 'customer.updated'])
    await happen()
    await control('DELETE', '/deliveries')
    await control('PUT', '/deliveries', { mode: 'in-order' })
    await test.stripe.customers.create({})
    await control('POST', '/idle')
    expect(types()).toEqual(['customer.created', 'customer.updated', 'customer.created'])
  })

  it('follow the clock that is set ahead', async () => {
    const { subscription } = await orderAndPay()
    await control('POST', '/clock', { now: '2027-04-17T00:00:00.000Z' })
    await control('POST', '/idle')
    const renewal = webhook.received.findLast(({ type }) => type === 'invoice.paid')?.data.object
    expect(renewal).toMatchObject({
      billing_reason: 'subscription_cycle',
      parent: { subscription_details: { subscription } },
    })
  })

  it('refuse what makes no sense', async () => {
    const reply = await fetch(`${test.standIn.url}/control/deliveries`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"mode":"sometimes"}',
    })
    expect(reply.status).toBe(400)
  })
})

async function orderAndPay() {
  const { stripe } = test
  const shop = await openShop(stripe)
  const { id } = await subscribe(stripe, shop)
  return { customer: shop.customer.id, subscription: id }
}
