import { describe, expect, it } from 'vitest'
import { makeSubscription } from '#content/make-subscription'
import { useApp } from '#testing/app'
import { colleague, companyWithoutPlan, person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { allowedTogether } from './usage.rules.ts'

const test = useApp()

const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(testDay.getTime() + days * day_ms)

const ask = (group_id: string, token: string) => test.call('getSubscriptionStatus', { token, query: { group_id } })

describe('getSubscriptionStatus', () => {
  it('tells a company without a plan so, and what it had last', async () => {
    const { id: group_id, owner } = await companyWithoutPlan(test.db)
    const nothing = { active: null, usage: null, add_ons: [], coming: [], unpaid: [], last: null, open_payment: null }
    expect((await ask(group_id, owner.token)).data).toEqual(nothing)
    const over = { now: inDays(-40), group_id, starts_at: inDays(-40), ends_at: inDays(-10) }
    await makeSubscription(test.db, { ...over, now: inDays(-60), starts_at: inDays(-60), ends_at: inDays(-40) })
    const { id } = await makeSubscription(test.db, over)
    expect((await ask(group_id, owner.token)).data).toEqual({
      ...nothing,
      last: {
        id,
        plan: { sku: 'default', title: 'Default', kind: 'default' },
        state: 'over',
        trial: true,
        method: null,
        starts_at: inDays(-40).toISOString(),
        ends_at: inDays(-10).toISOString(),
        renews: false,
        cancelled_at_end: false,
        grace_ends_at: null,
        ended_at: inDays(-10).toISOString(),
        price: null,
      },
    })
  })

  it('tells the plan with its add-ons, what is used of them, and what comes or waits to be paid', async () => {
    const { id: group_id, owner } = await companyWithoutPlan(test.db)
    await colleague(test.db, group_id, 'member')
    await colleague(test.db, group_id, 'applicant')
    const make = (wishes: Partial<Parameters<typeof makeSubscription>[1]>) =>
      makeSubscription(test.db, { now: testDay, group_id, status: 'active', ...wishes })
    const { id } = await make({ starts_at: inDays(-3), ends_at: inDays(27) })
    const addOn = await make({ sku: 'add-on', starts_at: inDays(-1), ends_at: inDays(27) })
    const coming = await make({ sku: 'annual', starts_at: inDays(27), ends_at: inDays(392) })
    const unpaid = await make({ sku: 'custom', status: 'incomplete' })
    expect((await ask(group_id, owner.token)).data).toMatchObject({
      active: { id, state: 'running', trial: false },
      usage: {
        surveys: { used: 0, allowed: 5 },
        participants: { used: 0, allowed: 300 },
        people: { used: 2, allowed: 5 },
      },
      add_ons: [{ id: addOn.id, plan: { title: 'Add on', kind: 'add_on' } }],
      coming: [{ id: coming.id, state: 'coming' }],
      unpaid: [{ id: unpaid.id, state: 'incomplete' }],
      last: null,
    })
  })

  it("is for those who see what the company pays, and tells nobody another's", async () => {
    const shop = await companyWithoutPlan(test.db)
    const other = await companyWithoutPlan(test.db, 'Teh Tarik Trading')
    await makeSubscription(test.db, { now: testDay, group_id: other.id })
    const manager = await colleague(test.db, shop.id, 'manager', { language: 'zh' })
    const member = await colleague(test.db, shop.id, 'member')
    const stranger = await person(test.db)
    expect(await ask(shop.id, manager.token)).toMatchObject({ status: 200, data: { active: null, last: null } })
    expect(await ask(shop.id, member.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await ask(shop.id, stranger.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await test.call('getSubscriptionStatus', { query: { group_id: shop.id } })).toMatchObject({ status: 401 })
    expect(await ask('no id', shop.owner.token)).toMatchObject({ status: 422 })
  })
})

it.each([
  [[], { surveys: 5, participants: 200, people: null }],
  [[{ surveys: 0, participants: 100, people: 2 }], { surveys: 5, participants: 300, people: null }],
  [[{ surveys: null, participants: 1, people: 0 }], { surveys: null, participants: 201, people: null }],
])('a plan with the add-ons %j allows %j', (addOns, expected) => {
  expect(allowedTogether({ surveys: 5, participants: 200, people: null }, addOns)).toEqual(expected)
})
