import { describe, expect, it } from 'vitest'
import { makeCompany } from '#content/make-company'
import { makeSubscription } from '#content/make-subscription'
import { useDatabase } from '#testing/database'
import { findActivePlans } from './plans.public.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)

type Wishes = Omit<Parameters<typeof makeSubscription>[1], 'now' | 'group_id'>

/** A company with these subscriptions, and the plan it has at some moment. */
async function companyWith(...subscriptions: Wishes[]) {
  const { id: group_id } = await makeCompany(database.db, { now })
  for (const wishes of subscriptions) await makeSubscription(database.db, { now, group_id, ...wishes })
  return async (at: Date) => (await findActivePlans(database.db, [group_id], 'en', at)).get(group_id)
}

describe('findActivePlans', () => {
  it('finds a trial from its first moment on, and not at its last', async () => {
    const planAt = await companyWith({})
    expect(await planAt(new Date(now.getTime() - 1))).toBeUndefined()
    expect(await planAt(now)).toEqual({
      title: 'Default',
      kind: 1,
      status: 'trialing',
      ends_at: '2026-11-30T02:00:00.000Z',
      grace_ends_at: null,
    })
    expect(await planAt(new Date(days(14).getTime() - 1))).toBeDefined()
    expect(await planAt(days(14))).toBeUndefined()
  })

  it.each([
    ['incomplete', false],
    ['trialing', true],
    ['active', true],
    ['past_due', false],
    ['cancelled', false],
    ['unpaid', false],
    ['paused', false],
    ['incomplete_expired', false],
  ] as const)('a subscription that is %s counts: %s', async (status, counts) => {
    const planAt = await companyWith({ status })
    expect((await planAt(now)) !== undefined).toBe(counts)
  })

  it('takes the one that lasts longest, never an add-on', async () => {
    const planAt = await companyWith(
      { sku: 'annual', status: 'active', ends_at: days(365) },
      { sku: 'default', status: 'active', ends_at: days(30) },
      { sku: 'add-on', status: 'active', ends_at: days(900) },
    )
    expect(await planAt(now)).toMatchObject({ title: 'Annual+', kind: 4, status: 'active' })
    const addOnly = await companyWith({ sku: 'add-on', status: 'active' })
    expect(await addOnly(now)).toBeUndefined()
  })

  it("keeps companies apart, and speaks the reader's language", async () => {
    const { id: one } = await makeCompany(database.db, { now })
    const { id: other } = await makeCompany(database.db, { now })
    await makeSubscription(database.db, { now, group_id: one, sku: 'custom', status: 'active' })
    const plans = await findActivePlans(database.db, [one, other], 'zh', now)
    expect([...plans.keys()]).toEqual([one])
    expect(plans.get(one)?.title).toBe('定制版')
    expect(await findActivePlans(database.db, [], 'en', now)).toEqual(new Map())
  })
})
