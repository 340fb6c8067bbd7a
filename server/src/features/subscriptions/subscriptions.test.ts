import { addDays, dayOf, startOfDay } from '@catchpitch/contract/dates'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeSubscription } from '#content/make-subscription'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { companyWithoutPlan as company, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const today = dayOf(testDay)
const day_ms = 24 * 60 * 60 * 1000
const days = (count: number) => new Date(testDay.getTime() + count * day_ms)

let token = ''
beforeAll(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
})

/** Each test has the lists to itself. */
beforeEach(async () => {
  for (const table of ['invoices', 'transactions', 'subscriptions'] as const) {
    await acrossGroups(test.db).deleteFrom(table).execute()
  }
})

const planId = async (sku: string) =>
  (await test.db.selectFrom('plans').where('sku', '=', sku).select('id').executeTakeFirstOrThrow()).id

const usual = {
  method: 'cash',
  starts_on: today,
  ends_on: null,
  amount_minor: 29_900,
  tax_minor: 2392,
  reference: '',
  type_id: null,
  paid: true,
}

async function give(group_id: string, sku: string, wishes: Record<string, unknown> = {}) {
  const body = { ...usual, group_id, plan_id: await planId(sku), ...wishes }
  return test.call('addSubscription', { token, body })
}

const held = z.object({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
})

const rowsOf = (group_id: string) =>
  test.db
    .selectFrom('subscriptions')
    .where('group_id', '=', group_id)
    .orderBy('created_at')
    .orderBy('id')
    .select(['status', 'starts_at', 'ends_at'])
    .execute()

const ordersOf = async (shop: { id: string; owner: { token: string } }) =>
  (await test.call('listOrders', { token: shop.owner.token, query: { group_id: shop.id } })).data

const invoicesOf = async (shop: { id: string; owner: { token: string } }) =>
  (await test.call('listInvoices', { token: shop.owner.token, query: { group_id: shop.id } })).data

describe('addSubscription', () => {
  it('gives a company a plan for one period, with an order that its owner finds', async () => {
    const shop = await company(test.db)
    const answer = await give(shop.id, 'default', { reference: 'BANK-77' })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: {
        group: { id: shop.id },
        plan: { title: 'Default', kind: 'default' },
        status: 'active',
        state: 'running',
        method: 'cash',
        starts_at: testDay.toISOString(),
        ends_at: startOfDay('2026-12-16').toISOString(),
        can: { edit: true, activate: false },
      },
    })
    expect(await ordersOf(shop)).toMatchObject([
      {
        product_name: 'Default',
        transaction_id: 'BANK-77',
        payment_method: 'cash',
        status: 'completed',
        amount_minor: 29_900,
        tax_minor: 2392,
        end_date: startOfDay('2026-12-16').toISOString(),
      },
    ])
    expect(await invoicesOf(shop)).toMatchObject([{ kind: 'invoice', title: 'Default', total_minor: 32_292 }])
    const { data } = await test.call('listAuditEvents', { token, query: { filter: 'action:addSubscription' } })
    expect(data).toMatchObject([{ subject: 'subscription', group: { id: shop.id } }])
  })

  it('ends a trial where the plan begins', async () => {
    const shop = await company(test.db)
    await makeSubscription(test.db, { now: days(-3), group_id: shop.id })
    expect((await give(shop.id, 'default')).status).toBe(200)
    expect(await rowsOf(shop.id)).toMatchObject([
      { status: 1, ends_at: testDay },
      { status: 2, starts_at: testDay },
    ])
  })

  it('asks before it takes the place of what was paid for, and then ends that', async () => {
    const shop = await company(test.db)
    await makeSubscription(test.db, { now: days(-3), group_id: shop.id, status: 'active', ends_at: days(20) })
    const later = { starts_on: addDays(today, 30), ends_on: addDays(today, 60) }
    await makeSubscription(test.db, {
      now: days(-2),
      group_id: shop.id,
      status: 'active',
      starts_at: days(25),
      ends_at: days(50),
    })
    expect(await give(shop.id, 'annual')).toMatchObject({
      status: 409,
      code: 'subscription.overlap',
      message: expect.stringContaining('Default'),
    })
    expect((await give(shop.id, 'annual', { ...later, starts_on: addDays(today, 51) })).status).toBe(200)
    expect((await give(shop.id, 'annual', { replace: true, ends_on: addDays(today, 49) })).status).toBe(200)
    // Cut short; never begun, so cancelled; untouched, since it comes after; and the new one.
    expect((await rowsOf(shop.id)).map(({ status, ends_at }) => [status, ends_at])).toEqual([
      [2, testDay],
      [4, days(50)],
      [2, startOfDay(addDays(today, 61))],
      [2, startOfDay(addDays(today, 50))],
    ])
  })

  it('adds an add-on for as long as the plan that it is added to, and not without one', async () => {
    const shop = await company(test.db)
    expect(await give(shop.id, 'add-on')).toMatchObject({
      status: 409,
      code: 'subscription.none',
      message: 'No active subscription found for this group.',
    })
    await makeSubscription(test.db, { now: testDay, group_id: shop.id, status: 'active', ends_at: days(20) })
    expect(await give(shop.id, 'add-on')).toMatchObject({ status: 200, data: { ends_at: days(20).toISOString() } })
    expect((await give(shop.id, 'add-on')).status).toBe(200)
  })

  it.each([
    ['group_id', { group_id: newId(testDay) }],
    ['plan_id', { plan_id: newId(testDay) }],
    ['method', { method: 'card' }],
    ['starts_on', { starts_on: '2026-02-30' }],
    ['ends_on', { ends_on: '2026-11-01' }],
    ['amount_minor', { amount_minor: -1 }],
    ['type_id', { type_id: newId(testDay) }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const shop = await company(test.db)
    const answer = await give(shop.id, 'default', wrong)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('needs to know the end where the plan has no period, and no number twice', async () => {
    const shop = await company(test.db)
    expect(await give(shop.id, 'custom')).toMatchObject({ status: 422, error: { ends_on: [expect.any(String)] } })
    expect((await give(shop.id, 'custom', { ends_on: '2027-03-31', reference: 'R1' })).status).toBe(200)
    expect(await give(shop.id, 'default', { replace: true, reference: 'R1' })).toMatchObject({
      status: 422,
      error: { reference: [expect.any(String)] },
    })
    expect(await rowsOf(shop.id)).toHaveLength(1)
  })
})

describe('activateSubscription', () => {
  it('lets what waits for its payment hold, completes its order and issues its invoice', async () => {
    const shop = await company(test.db)
    const waiting = await give(shop.id, 'default', { paid: false })
    expect(waiting).toMatchObject({ data: { status: 'incomplete', state: 'incomplete', can: { activate: true } } })
    expect(await ordersOf(shop)).toMatchObject([{ status: 'pending' }])
    expect(await invoicesOf(shop)).toEqual([])
    const { id, version } = held.parse(waiting.data)
    const activate = (body: unknown) => test.call('activateSubscription', { token, params: { id }, body })
    expect(await activate({ version: version + 1, reference: '' })).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
    expect(await activate({ version, reference: 'CASH-1' })).toMatchObject({ data: { state: 'running', version: 2 } })
    expect(await ordersOf(shop)).toMatchObject([{ status: 'completed', transaction_id: 'CASH-1' }])
    expect(await invoicesOf(shop)).toMatchObject([{ kind: 'invoice', total_minor: 32_292 }])
    expect(await activate({ version: 2, reference: '' })).toMatchObject({ status: 409, code: 'subscription.state' })
  })
})

describe('updateSubscription', () => {
  it('moves its days, changes its plan, and cancels it with what nobody has paid', async () => {
    const shop = await company(test.db)
    const { id } = held.parse((await give(shop.id, 'default', { paid: false })).data)
    const update = async (version: number, wishes: Record<string, unknown>) =>
      test.call('updateSubscription', {
        token,
        params: { id },
        body: {
          plan_id: await planId('default'),
          starts_on: today,
          ends_on: '2026-12-15',
          cancelled: false,
          version,
          ...wishes,
        },
      })
    expect(await update(1, { ends_on: '2026-12-31', plan_id: await planId('annual') })).toMatchObject({
      status: 200,
      data: { plan: { kind: 'annual' }, ends_at: startOfDay('2027-01-01').toISOString(), version: 2 },
    })
    expect(await update(1, {})).toMatchObject({ status: 409, code: 'record.changed' })
    expect(await update(2, { ends_on: '2026-11-01' })).toMatchObject({
      status: 422,
      error: { ends_on: [expect.any(String)] },
    })
    expect(await update(2, { cancelled: true })).toMatchObject({ data: { state: 'cancelled', can: { edit: false } } })
    expect(await ordersOf(shop)).toMatchObject([{ status: 'declined' }])
  })

  it('leaves alone what is charged by card', async () => {
    const shop = await company(test.db)
    const { id } = await makeSubscription(test.db, { now: testDay, group_id: shop.id, status: 'active' })
    const own = test.db.updateTable('subscriptions').where('group_id', '=', shop.id).where('id', '=', id)
    await own.set({ stripe_subscription_id: 'sub_1' }).execute()
    const body = { plan_id: await planId('default'), starts_on: today, ends_on: today, cancelled: true, version: 1 }
    expect(await test.call('updateSubscription', { token, params: { id }, body })).toMatchObject({
      status: 409,
      code: 'subscription.card',
    })
  })

  it('knows nothing of one that does not exist', async () => {
    const params = { id: newId(testDay) }
    expect(await test.call('getSubscription', { token, params })).toMatchObject({ status: 404 })
    const body = { plan_id: await planId('default'), starts_on: today, ends_on: today, cancelled: true, version: 1 }
    expect(await test.call('updateSubscription', { token, params, body })).toMatchObject({ status: 404 })
  })
})

describe('listSubscriptions and listSubscriptionsOfGroup', () => {
  it('show what companies have, narrowed and ordered', async () => {
    const shop = await company(test.db, 'Kopi Corner')
    const bank = await company(test.db, 'Big Bank')
    await give(shop.id, 'default')
    await makeSubscription(test.db, { now: days(-1), group_id: bank.id, ends_at: days(1) })
    const names = async (query: Record<string, string>) => {
      const { data } = await test.call('listSubscriptions', { token, query })
      return z
        .array(z.object({ group: z.object({ name: z.string() }) }))
        .parse(data)
        .map(({ group }) => group.name)
    }
    expect(await names({})).toEqual(['Big Bank', 'Kopi Corner'])
    expect(await names({ order: '-ends_at' })).toEqual(['Kopi Corner', 'Big Bank'])
    expect(await names({ keyword: 'bank' })).toEqual(['Big Bank'])
    expect(await names({ filter: 'status:trialing' })).toEqual(['Big Bank'])
    expect(await names({ filter: 'method:cash' })).toEqual(['Kopi Corner'])
    expect(await names({ filter: `plan:${await planId('annual')}` })).toEqual([])
    expect(await names({ filter: `group:${shop.id}` })).toEqual(['Kopi Corner'])
  })

  it('say what one company has today', async () => {
    const shop = await company(test.db)
    const ask = (group_id: string) => test.call('listSubscriptionsOfGroup', { token, query: { group_id } })
    expect(await ask(shop.id)).toMatchObject({ status: 200, data: { active: null, subscriptions: [] } })
    await give(shop.id, 'default')
    expect(await ask(shop.id)).toMatchObject({ data: { active: { plan: { title: 'Default' } } } })
    expect(await ask(newId(testDay))).toMatchObject({ status: 404 })
  })
})

describe('listSubscriptionProducts', () => {
  it('shows prices to root alone', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    expect((await test.call('listSubscriptionProducts', { token: root.token })).data).toMatchObject([
      { kind: 'default', price: { minor: 29_900 } },
      { kind: 'add_on' },
      { kind: 'custom', price: { minor: null } },
      { kind: 'annual' },
    ])
    const { data } = await test.call('listSubscriptionProducts', { token })
    expect(z.array(z.object({ price: z.null() })).parse(data)).toHaveLength(4)
  })
})

describe('listTransactions', () => {
  it('shows what was paid over all companies, with who entered it', async () => {
    const shop = await company(test.db, 'Kopi Corner')
    const bank = await company(test.db, 'Big Bank')
    await give(shop.id, 'default', { reference: 'A-1' })
    await give(bank.id, 'default', { reference: 'B-1', paid: false, method: 'online_transfer' })
    const references = async (query: Record<string, string>) => {
      const { data } = await test.call('listTransactions', { token, query })
      return z
        .array(z.object({ transaction_id: z.string() }))
        .parse(data)
        .map(({ transaction_id }) => transaction_id)
    }
    const { data } = await test.call('listTransactions', { token, query: { keyword: 'a-1' } })
    expect(data).toMatchObject([
      { group: { name: 'Kopi Corner' }, entered_by: { full_name: 'Aisyah Tan' }, type: null },
    ])
    expect(await references({ filter: 'status:pending' })).toEqual(['B-1'])
    expect(await references({ filter: 'method:cash' })).toEqual(['A-1'])
    expect(await references({ filter: `group:${bank.id}` })).toEqual(['B-1'])
  })
})
