import { describe, expect, it } from 'vitest'
import { makeOrder } from '#content/make-order'
import { makeSubscription } from '#content/make-subscription'
import { issueInvoice } from '#features/invoices/invoices.public'
import { useApp } from '#testing/app'
import { testInstallation } from '#testing/installation'
import { colleague, company, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

const later = (hours: number) => new Date(testDay.getTime() + hours * 60 * 60 * 1000)

type Company = Awaited<ReturnType<typeof company>>

const ask = (from: Company, query: Record<string, string> = {}, token = from.owner.token) =>
  test.call('listOrders', { token, query: { group_id: from.id, ...query } })

async function ids(from: Company, query: Record<string, string> = {}): Promise<string[]> {
  const { data } = await ask(from, query)
  return Array.isArray(data) ? data.map(({ id }: { id: string }) => id) : []
}

describe('listOrders', () => {
  it('is empty until something is ordered', async () => {
    expect(await ask(await company(test.db))).toEqual({
      status: 200,
      message: null,
      data: [],
      pagination: { total: 0, more: false, per_page: 20, current_page: 1, last_page: 1 },
    })
  })

  it('tells what was ordered as it was sold, and the plan as it is called today', async () => {
    const shop = await company(test.db)
    const { id: subscription_id } = await makeSubscription(test.db, {
      now: testDay,
      group_id: shop.id,
      sku: 'annual',
      status: 'active',
    })
    const period = { starts_at: testDay, ends_at: later(365 * 24) }
    const product_name = 'Annual+ (spring offer)'
    const order = { now: testDay, group_id: shop.id, subscription_id, period, product_name }
    const { id } = await makeOrder(test.db, { ...order, reference: 'pi_77' })
    expect((await ask(shop)).data).toEqual([
      {
        id,
        product_name,
        plan_title: 'Annual+',
        subscription_name: 'annual',
        start_date: period.starts_at.toISOString(),
        end_date: period.ends_at.toISOString(),
        purchased_at: testDay.toISOString(),
        transaction_id: 'pi_77',
        payment_method: 'card',
        status: 'completed',
        kind: 'order',
        reversed: false,
        amount_minor: 29_900,
        tax_minor: 2392,
        currency: 'MYR',
      },
    ])
  })

  it("names the plan in the reader's language, and nothing where nothing has begun", async () => {
    const shop = await company(test.db)
    const reader = await colleague(test.db, shop.id, 'manager', { language: 'zh' })
    const { id: subscription_id } = await makeSubscription(test.db, { now: testDay, group_id: shop.id, sku: 'custom' })
    await makeOrder(test.db, { now: testDay, group_id: shop.id, subscription_id })
    await makeOrder(test.db, { now: later(1), group_id: shop.id, method: 'online_transfer', status: 'pending' })
    expect((await ask(shop, {}, reader.token)).data).toMatchObject([
      { plan_title: '定制版', subscription_name: 'custom' },
      { plan_title: null, subscription_name: null, start_date: null, end_date: null, status: 'pending' },
    ])
  })

  it.each([
    ['card', 'completed'],
    ['online_transfer', 'pending'],
    ['cash', 'failed'],
    ['manual', 'declined'],
  ] as const)('knows one paid by %s that is %s, and finds it by that', async (method, status) => {
    const shop = await company(test.db)
    const { id } = await makeOrder(test.db, { now: testDay, group_id: shop.id, method, status })
    expect(await ask(shop)).toMatchObject({ data: [{ id, payment_method: method, status }] })
    expect(await ids(shop, { filter: `status:${status}` })).toEqual([id])
    const others = ['completed', 'pending', 'failed', 'declined'].filter((other) => other !== status)
    expect(await ids(shop, { filter: `status:${others.join(',')}` })).toEqual([])
  })

  it('shows twenty a page, the oldest first unless asked otherwise', async () => {
    const shop = await company(test.db)
    const made: string[] = []
    for (let hour = 0; hour < 22; hour += 1) {
      made.push((await makeOrder(test.db, { now: later(hour), group_id: shop.id })).id)
    }
    expect(await ids(shop)).toEqual(made.slice(0, 20))
    expect(await ids(shop, { page: '2' })).toEqual(made.slice(20))
    expect(await ids(shop, { order: '-purchased_at' })).toEqual(made.toReversed().slice(0, 20))
    expect((await ask(shop, { page: '2' })).pagination).toMatchObject({ total: 22, last_page: 2 })
  })

  it('finds by product and by transaction id, in any case, and takes signs as they are', async () => {
    const shop = await company(test.db)
    const order = { now: testDay, group_id: shop.id }
    const { id: one } = await makeOrder(test.db, { ...order, product_name: 'Add on 年度', reference: 'TXN-0042' })
    await makeOrder(test.db, { ...order, reference: 'other' })
    for (const keyword of ['txn-0042', 'ADD', '年度', 'on txn']) expect(await ids(shop, { keyword })).toEqual([one])
    expect(await ids(shop, { keyword: '%' })).toEqual([])
  })

  it('shows the orders of no other company', async () => {
    const shop = await company(test.db)
    const other = await company(test.db, 'Teh Tarik Trading')
    await makeOrder(test.db, { now: testDay, group_id: other.id })
    expect(await ids(shop)).toEqual([])
    expect(await ask(other, {}, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it('is for those who see what the company pays, and nobody else', async () => {
    const shop = await company(test.db)
    const manager = await colleague(test.db, shop.id, 'manager')
    const member = await colleague(test.db, shop.id, 'member')
    const stranger = await person(test.db)
    expect(await ask(shop, {}, manager.token)).toMatchObject({ status: 200 })
    expect(await ask(shop, {}, member.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await ask(shop, {}, stranger.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await test.call('listOrders', { query: { group_id: shop.id } })).toMatchObject({ status: 401 })
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ order: 'amount_minor' }, 'order'],
    [{ filter: 'status:paid' }, 'filter'],
    [{ filter: 'method:card' }, 'filter'],
    [{ keyword: 'a\0b' }, 'keyword'],
  ])('refuses %j by field', async (query, field) => {
    const answer = await ask(await company(test.db), query)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('takes a payment that is told twice for one, and the same number at another company for another', async () => {
    const shop = await company(test.db)
    const other = await company(test.db)
    await makeOrder(test.db, { now: testDay, group_id: shop.id, reference: 'pi_1' })
    await expect(makeOrder(test.db, { now: later(1), group_id: shop.id, reference: 'pi_1' })).rejects.toThrow()
    await makeOrder(test.db, { now: testDay, group_id: other.id, reference: 'pi_1' })
  })
})

describe('getOrder', () => {
  const one = (group_id: string, id: string, token?: string) =>
    test.call('getOrder', { ...(token && { token }), params: { id }, query: { group_id } })

  it('tells an order as the list does', async () => {
    const shop = await company(test.db)
    const { id } = await makeOrder(test.db, { now: testDay, group_id: shop.id, method: 'cash', status: 'pending' })
    const { data } = await ask(shop)
    expect(Array.isArray(data) && data[0]).toMatchObject({ id, status: 'pending' })
    expect(await one(shop.id, id, shop.owner.token)).toMatchObject({
      status: 200,
      data: Array.isArray(data) && data[0],
    })
  })

  it('names its invoice, once there is one', async () => {
    const shop = await company(test.db)
    const { id } = await makeOrder(test.db, { now: testDay, group_id: shop.id, amount_minor: 29_900 })
    expect(await one(shop.id, id, shop.owner.token)).toMatchObject({ data: { invoice: null } })
    const invoice = await test.db
      .transaction()
      .execute((db) =>
        issueInvoice({ db, now: testDay, installation: testInstallation }, { group_id: shop.id, transaction_id: id }),
      )
    expect(invoice).toMatchObject({ number: expect.any(String) })
    expect(await one(shop.id, id, shop.owner.token)).toMatchObject({ data: { invoice } })
  })

  it("knows no order that is not there, and none of another company's", async () => {
    const shop = await company(test.db)
    const other = await company(test.db, 'Teh Tarik Trading')
    const { id } = await makeOrder(test.db, { now: testDay, group_id: other.id })
    expect(await one(shop.id, id, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await one(other.id, id, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it('is for those who see what the company pays', async () => {
    const shop = await company(test.db)
    const { id } = await makeOrder(test.db, { now: testDay, group_id: shop.id })
    const member = await colleague(test.db, shop.id, 'member')
    expect(await one(shop.id, id, member.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await one(shop.id, id)).toMatchObject({ status: 401 })
  })
})
