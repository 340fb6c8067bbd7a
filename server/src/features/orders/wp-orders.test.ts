import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '#platform/ids'
import { type Answer, useApp } from '#testing/app'
import { colleague, companyWithoutPlan as company, person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { makeWpOrder, wpOrderBody } from './orders.factory.ts'

const store = 'https://shop.example'
const other_store = 'https://zweite.example'
const secrets = new Map([
  [store, 'the secret of the shop'],
  [other_store, 'another secret'],
])
const test = useApp({ shops: [...secrets].map(([url, secret]) => ({ url, secret })) })

let token = ''
beforeAll(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
})

beforeEach(async () => {
  await test.db.deleteFrom('wp_orders').execute()
})

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('base64')
const minutes = (count: number) => new Date(testDay.getTime() + count * 60_000)

type Delivery = { body: string; topic?: string; source?: string; signature?: string; type?: string }

/** As WooCommerce sends it. */
async function deliver({ body, topic = 'order.updated', source = store, ...more }: Delivery): Promise<Answer> {
  const signature = more.signature ?? sign(body, secrets.get(source) ?? '')
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v1/wp-orders/webhook',
    payload: body,
    headers: {
      'content-type': more.type ?? 'application/json',
      'x-wc-webhook-source': `${source}/`,
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-signature': signature,
    },
  })
  return reply.json<Answer>()
}

const told = (wishes: Partial<Parameters<typeof wpOrderBody>[0]> = {}) =>
  JSON.stringify(wpOrderBody({ now: testDay, wp_id: '77', ...wishes }))

const rows = () =>
  test.db
    .selectFrom('wp_orders')
    .orderBy('store')
    .orderBy('wp_id')
    .select([
      'store',
      'wp_id',
      'number',
      'status',
      'deleted',
      'state',
      'total_minor',
      'tax_minor',
      'email_key',
      'name',
      'items',
      'body',
      'modified_at',
    ])
    .execute()

const list = async (query: Record<string, string> = {}) => test.call('listWpOrders', { token, query })
const numbers = async (query: Record<string, string> = {}) =>
  z
    .array(z.object({ number: z.string() }))
    .parse((await list(query)).data)
    .map(({ number }) => number)

describe('receiveWpOrder', () => {
  it('takes in an order, without its card and where it came from', async () => {
    expect(await deliver({ body: told(), topic: 'order.created' })).toMatchObject({
      status: 200,
      data: { received: true },
    })
    expect(await rows()).toMatchObject([
      {
        store,
        wp_id: '77',
        number: '77',
        status: 'processing',
        state: 1,
        total_minor: 32_292,
        tax_minor: 2392,
        email_key: 'mei@example.com',
        name: 'Mei Chen',
        items: [{ sku: 'default', name: 'Default, one month', quantity: 1, total_minor: 32_292 }],
        modified_at: testDay,
      },
    ])
    const kept = JSON.stringify(await rows())
    for (const secret of ['4242', '203.0.113.7', '0123456789']) expect(kept).not.toContain(secret)
  })

  it('tells the orders of two shops apart', async () => {
    await deliver({ body: told() })
    await deliver({ body: told({ status: 'completed' }), source: other_store })
    expect((await rows()).map((row) => [row.store, row.status])).toEqual([
      [store, 'processing'],
      [other_store, 'completed'],
    ])
  })

  it.each([
    ['JSON', { type: 'application/json', body: '{"webhook_id":12}' }],
    ['a form', { type: 'application/x-www-form-urlencoded', body: 'webhook_id=12' }],
    ['a text', { type: 'text/plain', body: 'webhook_id=12' }],
  ])('answers a ping in %s, which nobody signs, and changes nothing', async (_, ping) => {
    expect(await deliver({ ...ping, topic: '', source: 'https://nobody.example', signature: '' })).toMatchObject({
      status: 200,
    })
    expect(await rows()).toEqual([])
  })

  it('answers what is told of other things, and keeps nothing of it', async () => {
    expect(await deliver({ body: '{"id":5,"name":"A product"}', topic: 'product.updated' })).toMatchObject({
      status: 200,
    })
    expect(await rows()).toEqual([])
  })

  it.each([
    ['no JSON', '{"id":'],
    ['no order', '{"id":5}'],
    ['an order without a time', told().replaceAll(/"date_\w+_gmt":"[^"]*",/g, '')],
    ['an amount that is none', told({ total: 'free' })],
    ['a list', '[]'],
    ['nothing', 'null'],
  ])('refuses %s', async (_, body) => {
    expect(await deliver({ body })).toMatchObject({ status: 422, error: { body: [expect.any(String)] } })
    expect(await rows()).toEqual([])
  })

  it('stores signs that PostgreSQL does not take as blanks', async () => {
    const body = told().replace('"Mei"', String.raw`"M\u0000ei \ud800"`)
    expect(await deliver({ body })).toMatchObject({ status: 200 })
    expect(await rows()).toMatchObject([{ name: 'M ei Chen' }])
  })

  it('drops what is older than what it knows', async () => {
    await deliver({ body: told({ now: minutes(2), status: 'completed' }) })
    await deliver({ body: told({ now: minutes(1), status: 'processing' }) })
    expect(await rows()).toMatchObject([{ status: 'completed', modified_at: minutes(2) }])
  })

  it('keeps an order that was deleted in the shop, as one that nothing is left to do for', async () => {
    await deliver({ body: told() })
    await deliver({ body: '{"id":77}', topic: 'order.deleted' })
    expect(await list()).toMatchObject({
      data: [{ number: '77', status: 'deleted', state: 'ignored', name: 'Mei Chen' }],
    })
  })

  it('ends in the same state in whatever order deliveries come, however often each of them does', async () => {
    const deliveries: Delivery[] = [
      { body: told({ status: 'pending' }), topic: 'order.created' },
      // Within the same second.
      { body: told({ status: 'processing' }) },
      { body: told({ status: 'processing', email: 'mei.chen@example.com' }) },
      { body: told({ now: minutes(1), status: 'completed' }) },
      { body: told({ now: minutes(2), status: 'refunded' }) },
      { body: told({ wp_id: '78', status: 'on-hold' }) },
      { body: '{"id":78}', topic: 'order.deleted' },
      { body: told({ now: minutes(3) }), source: other_store },
    ]
    const all = fc.shuffledSubarray(deliveries, { minLength: deliveries.length })
    const again = fc.array(fc.constantFrom(...deliveries), { maxLength: 6 })
    let expected: unknown = null
    await fc.assert(
      fc.asyncProperty(all, again, again, async (ordered, before, after) => {
        await test.db.deleteFrom('wp_orders').execute()
        for (const delivery of [...before, ...ordered, ...after]) {
          expect((await deliver(delivery)).status).toBe(200)
        }
        const end = await rows()
        expected ??= end
        expect(end).toEqual(expected)
      }),
      { numRuns: 25 },
    )
    expect(expected).toMatchObject([
      { wp_id: '77', status: 'refunded', state: 3 },
      { wp_id: '78', status: 'on-hold', deleted: true, state: 3 },
      { store: other_store, status: 'processing', state: 1 },
    ])
  })

  it('is moved by none of hundreds of deliveries that are forged, signed for another shop, or sent once more', async () => {
    await deliver({ body: told({ now: minutes(1) }) })
    const body = told({ now: minutes(9), status: 'completed', total: '0.01' })
    const known = secrets.get(store) ?? ''
    const before = await rows()
    const forged = fc.oneof(
      fc.base64String().map((signature) => ({ body, signature })),
      fc.string().map((secret) => ({ body, signature: sign(body, `${secret}.`) })),
      fc.constant({ body, signature: sign(`${body} `, known) }),
      fc.constant({ body, signature: createHmac('sha256', known).update(body).digest('hex') }),
      fc.constant({ body, source: other_store, signature: sign(body, known) }),
      fc.constant({ body, source: 'https://nobody.example', signature: sign(body, '') }),
      // A body that only contains what a ping says is none.
      fc.constant({ body: `webhook_id=1\n${body}`, signature: '' }),
    )
    await fc.assert(
      fc.asyncProperty(forged, async (delivery) => {
        expect(await deliver(delivery)).toMatchObject({ status: 401, code: 'signature.wrong' })
      }),
      { numRuns: 300 },
    )
    for (let time = 0; time < 100; time += 1) {
      await deliver({ body: told({ now: minutes(1) }), topic: time % 2 === 0 ? 'order.created' : 'order.updated' })
    }
    expect(await rows()).toEqual(before)
  })
})

describe('listWpOrders', () => {
  it('shows what was bought, which plan that is, and whose company it may be for', async () => {
    const shop = await company(test.db, 'Kopi Corner')
    const owner = await colleague(test.db, shop.id, 'owner')
    const member = await colleague(test.db, shop.id, 'member')
    const { id } = await makeWpOrder(test.db, { now: testDay, number: 'A-1', email: owner.email.toUpperCase() })
    await makeWpOrder(test.db, { now: minutes(-1), number: 'A-2', email: member.email, sku: 'mug' })
    expect(await list({ order: '-modified_at' })).toMatchObject({
      status: 200,
      data: [
        {
          id,
          store,
          number: 'A-1',
          status: 'processing',
          state: 'waiting',
          total_minor: 32_292,
          tax_minor: 2392,
          currency: 'MYR',
          items: [{ sku: 'default' }],
          plan: { title: 'Default' },
          suggested_group: { id: shop.id, name: 'Kopi Corner' },
          group: null,
          activated_at: null,
        },
        { number: 'A-2', plan: null, suggested_group: null },
      ],
    })
  })

  it('finds by number, name and address, by shop and by state', async () => {
    await makeWpOrder(test.db, { now: testDay, number: 'A-1' })
    await makeWpOrder(test.db, { now: minutes(1), number: 'A-2', status: 'cancelled', email: 'siti@example.com' })
    await makeWpOrder(test.db, { now: minutes(2), number: 'B-1', store: other_store })
    expect(await numbers()).toEqual(['A-1', 'A-2', 'B-1'])
    expect(await numbers({ order: '-modified_at' })).toEqual(['B-1', 'A-2', 'A-1'])
    expect(await numbers({ keyword: 'b-1' })).toEqual(['B-1'])
    expect(await numbers({ keyword: 'chen mei' })).toHaveLength(3)
    expect(await numbers({ keyword: 'siti@' })).toEqual(['A-2'])
    expect(await numbers({ filter: `store:${other_store}` })).toEqual(['B-1'])
    expect(await numbers({ filter: 'state:ignored' })).toEqual(['A-2'])
    expect(await numbers({ filter: 'state:activated' })).toEqual([])
    expect(await test.call('listWpStores', { token })).toMatchObject({
      status: 200,
      data: [{ store }, { store: other_store }],
    })
  })

  it('is for staff who record payments', async () => {
    const { owner } = await company(test.db)
    for (const name of ['listWpOrders', 'listWpStores'] as const) {
      expect(await test.call(name)).toMatchObject({ status: 401 })
      expect(await test.call(name, { token: owner.token })).toMatchObject({ status: 403 })
    }
    expect(await list({ filter: 'state:paid' })).toMatchObject({ status: 422 })
  })
})

describe('activateWpOrder', () => {
  const activate = (id: string, body: Record<string, unknown>) =>
    test.call('activateWpOrder', { token, params: { id }, body: { plan_id: null, ...body } })

  const held = async (group_id: string) =>
    (await test.call('listSubscriptionsOfGroup', { token, query: { group_id } })).data

  it('gives the company the plan that it bought, with an order that it finds', async () => {
    const shop = await company(test.db, 'Kopi Corner')
    const { id } = await makeWpOrder(test.db, { now: testDay, number: '1042', sku: 'annual', currency: 'SGD' })
    expect(await activate(id, { group_id: shop.id })).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: {
        id,
        state: 'activated',
        group: { id: shop.id, name: 'Kopi Corner' },
        activated_at: testDay.toISOString(),
        activated_by: { full_name: 'Aisyah Tan' },
      },
    })
    expect(await held(shop.id)).toMatchObject({
      active: { plan: { kind: 'annual' }, method: 'manual', state: 'running' },
    })
    const orders = await test.call('listOrders', { token: shop.owner.token, query: { group_id: shop.id } })
    expect(orders.data).toMatchObject([
      {
        transaction_id: 'wp-shop.example-1042',
        amount_minor: 29_900,
        tax_minor: 2392,
        currency: 'SGD',
        payment_method: 'manual',
        status: 'completed',
        kind: 'order',
      },
    ])
    const { data } = await test.call('listAuditEvents', { token, query: { filter: 'action:activateWpOrder' } })
    expect(data).toMatchObject([{ subject: 'wp_order', subject_id: id, group: { id: shop.id } }])
  })

  it('happens once, however many ask at the same moment', async () => {
    const shop = await company(test.db)
    const { id } = await makeWpOrder(test.db, { now: testDay })
    const answers = await Promise.all([1, 2, 3].map(() => activate(id, { group_id: shop.id })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(await activate(id, { group_id: shop.id, replace: true })).toMatchObject({ code: 'wpOrder.activated' })
    expect(await held(shop.id)).toMatchObject({ subscriptions: [{ state: 'running' }] })
  })

  it('goes on being told by the shop afterwards, and stays activated', async () => {
    const shop = await company(test.db)
    const { id } = await makeWpOrder(test.db, { now: testDay, wp_id: '77' })
    await activate(id, { group_id: shop.id })
    await deliver({ body: told({ now: minutes(5), status: 'refunded' }) })
    expect(await list()).toMatchObject({ data: [{ status: 'refunded', state: 'activated', group: { id: shop.id } }] })
  })

  it('asks before it takes the place of what was paid for', async () => {
    const shop = await company(test.db)
    await activate((await makeWpOrder(test.db, { now: testDay })).id, { group_id: shop.id })
    const { id } = await makeWpOrder(test.db, { now: testDay, sku: 'annual' })
    expect(await activate(id, { group_id: shop.id })).toMatchObject({ status: 409, code: 'subscription.overlap' })
    expect(await activate(id, { group_id: shop.id, replace: true })).toMatchObject({ status: 200 })
    expect(await held(shop.id)).toMatchObject({ active: { plan: { kind: 'annual' } } })
  })

  it('needs a plan from staff where the shop sold none that we know', async () => {
    const shop = await company(test.db)
    const { id } = await makeWpOrder(test.db, { now: testDay, sku: 'mug' })
    expect(await activate(id, { group_id: shop.id })).toMatchObject({
      status: 422,
      error: { plan_id: [expect.any(String)] },
    })
    const planId = async (sku: string) =>
      (await test.db.selectFrom('plans').where('sku', '=', sku).select('id').executeTakeFirstOrThrow()).id
    // It lasts as agreed, which nobody says here.
    expect(await activate(id, { group_id: shop.id, plan_id: await planId('custom') })).toMatchObject({ status: 422 })
    expect(await activate(id, { group_id: shop.id, plan_id: await planId('default') })).toMatchObject({ status: 200 })
  })

  it.each(['cancelled', 'refunded', 'failed', 'trash'])('gives nothing for an order that is %s', async (status) => {
    const shop = await company(test.db)
    const { id } = await makeWpOrder(test.db, { now: testDay, status })
    expect(await activate(id, { group_id: shop.id })).toMatchObject({ status: 409, code: 'wpOrder.ignored' })
  })

  it('refuses a company that is not there, an order that is not there, and whoever is not staff', async () => {
    const shop = await company(test.db)
    const { id } = await makeWpOrder(test.db, { now: testDay })
    expect(await activate(id, { group_id: newId(testDay) })).toMatchObject({
      status: 422,
      error: { group_id: [expect.any(String)] },
    })
    expect(await activate(newId(testDay), { group_id: shop.id })).toMatchObject({ status: 404 })
    const body = { group_id: shop.id }
    expect(await test.call('activateWpOrder', { params: { id }, body })).toMatchObject({ status: 401 })
    expect(await test.call('activateWpOrder', { token: shop.owner.token, params: { id }, body })).toMatchObject({
      status: 403,
    })
    expect(await list()).toMatchObject({ data: [{ state: 'waiting' }] })
  })
})
