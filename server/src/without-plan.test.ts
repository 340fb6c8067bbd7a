import type { Endpoint } from '@catchpitch/contract/endpoint'
import { endpoints } from '@catchpitch/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { makeSubscription } from '#content/make-subscription'
import { useApp } from '#testing/app'
import { companyWithoutPlan } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const days = (count: number) => new Date(testDay.getTime() + count * 24 * 60 * 60 * 1000)

async function asOwner() {
  const { id: group_id, owner } = await companyWithoutPlan(test.db)
  const scope = { token: owner.token, query: { group_id } }
  return {
    group_id,
    add: (name: string) => test.call('createDepartment', { ...scope, body: { name } }),
    list: () => test.call('listDepartments', scope),
  }
}

describe('a company without a plan', () => {
  it('reads everything, and is told how it may change something again', async () => {
    const { add, list } = await asOwner()
    expect(await add('Retail')).toMatchObject({
      status: 402,
      code: 'plan.missing',
      message: "You don't have any plan. Please subscribe to a plan.",
    })
    expect(await list()).toMatchObject({ status: 200, data: [] })
  })

  it.each([
    ['one that has ended', { starts_at: days(-30), ends_at: days(0) }],
    ['one that has not begun', { starts_at: days(1), ends_at: days(30) }],
    ['one that was never paid', { status: 'incomplete' }],
    ['one that was cancelled', { status: 'cancelled' }],
    ['a mere add-on', { sku: 'add-on', status: 'active' }],
  ] as const)('is also one with %s', async (_, wishes) => {
    const { group_id, add } = await asOwner()
    await makeSubscription(test.db, { now: testDay, group_id, ...wishes })
    expect(await add('Retail')).toMatchObject({ status: 402 })
  })

  it('changes things again once it has one', async () => {
    const { group_id, add, list } = await asOwner()
    await makeSubscription(test.db, { now: testDay, group_id })
    expect(await add('Retail')).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject({ data: [{ name: 'Retail' }] })
  })
})

/** What a company may do without a plan: leave traces of nobody, keep others out, and be reached. */
const without_plan = Object.entries(endpoints).filter(
  ([, { access, method, needs_plan }]: [string, Endpoint]) =>
    access.kind === 'company' && method !== 'GET' && !needs_plan,
)

it('only a few changes are possible without a plan, each of them named here', () => {
  expect(without_plan.map(([name]) => name).toSorted()).toEqual([
    'activatePlan',
    'changePlan',
    'createExport',
    'createPaymentIntent',
    'openCustomerPortal',
    'previewPlanChange',
    'removeColleague',
    'removeOwnShowcase',
    'revokeReportLink',
    'updateAccount',
    'updateBillingDetails',
    'updateCompanyPage',
    'withdrawInvitation',
  ])
})
