import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import { stoppedClock } from '#platform/clock'
import { acrossGroups } from '#platform/db/across-groups'
import { openDiskStorage } from '#platform/files/disk-storage'
import type { Announcement } from '#platform/live/announcement'
import { useDatabase } from '#testing/database'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { warnOfPlanEnd } from './warn-of-plan-end.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')
const clock = stoppedClock(now)
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)
const heard: Announcement[] = []

type Wishes = Omit<Parameters<typeof makeSubscription>[1], 'now' | 'group_id'>

/** A company with an owner and a manager, and these subscriptions. */
async function companyWith(...subscriptions: Wishes[]) {
  const { id: group_id } = await makeCompany(database.db, { now })
  const people = { owner: '', manager: '' }
  for (const role of ['owner', 'manager'] as const) {
    people[role] = (await makePerson(database.db, { now })).id
    await makeMembership(database.db, { now, group_id, user_id: people[role], role })
  }
  for (const wishes of subscriptions) await makeSubscription(database.db, { now: days(-30), group_id, ...wishes })
  return { group_id, ...people }
}

const run = () =>
  warnOfPlanEnd.run({
    db: database.db,
    clock,
    storage: openDiskStorage('/nonexistent'),
    ...testJobParts,
    announce: (announcement) => heard.push(announcement),
  })

const toldIn = (group_id: string) =>
  database.db
    .selectFrom('notifications')
    .where('group_id', '=', group_id)
    .orderBy('id')
    .select(['user_id', 'kind', 'params'])
    .execute()

beforeEach(async () => {
  heard.length = 0
  await database.db.deleteFrom('notifications').execute()
})

describe('plans.warn', () => {
  it('tells the owner of a trial that ends within three days, once', async () => {
    const { group_id, owner } = await companyWith({ ends_at: days(3) })
    await run()
    clock.moveBy(24 * 60 * 60 * 1000)
    await run()
    clock.moveBy(-24 * 60 * 60 * 1000)
    const params = { is_trial: true, ends_at: days(3).toISOString(), plan_id: expect.any(String) }
    expect(await toldIn(group_id)).toEqual([{ user_id: owner, kind: 'plan.ending', params }])
    expect(heard).toEqual([{ topic: 'notifications', user_id: owner }])
  })

  it.each<[string, Wishes[], boolean]>([
    ['a plan that ends tomorrow', [{ status: 'active', ends_at: days(1) }], true],
    ['a plan with longer to go', [{ status: 'active', ends_at: days(3.1) }], false],
    ['a plan that is over', [{ status: 'active', ends_at: days(-1) }], false],
    ['one that was cancelled', [{ status: 'cancelled', ends_at: days(1) }], false],
    ['an add-on', [{ sku: 'add-on', status: 'active', ends_at: days(1) }], false],
    [
      'a trial with a plan after it',
      [{ ends_at: days(1) }, { status: 'active', starts_at: days(1), ends_at: days(31) }],
      false,
    ],
    [
      'a trial with an add-on beside it',
      [{ ends_at: days(1) }, { sku: 'add-on', status: 'active', ends_at: days(31) }],
      true,
    ],
  ])('tells of %s: %#', async (_what, subscriptions, tells) => {
    const { group_id } = await companyWith(...subscriptions)
    await run()
    expect(await toldIn(group_id)).toHaveLength(tells ? 1 : 0)
  })

  it('says nothing of a plan that is paid for by itself, until that was stopped', async () => {
    const { group_id } = await companyWith({ status: 'active', ends_at: days(1) })
    const change = (set: { stripe_subscription_id?: string; cancel_at_end?: boolean }) =>
      database.db.updateTable('subscriptions').set(set).where('group_id', '=', group_id).execute()
    await change({ stripe_subscription_id: 'sub_1' })
    await run()
    expect(await toldIn(group_id)).toEqual([])
    await change({ cancel_at_end: true })
    await run()
    expect(await toldIn(group_id)).toHaveLength(1)
  })

  it('tells again of a plan that was prolonged and ends again', async () => {
    const { group_id } = await companyWith({ status: 'active', ends_at: days(1) })
    await run()
    await database.db
      .updateTable('subscriptions')
      .set({ ends_at: days(2) })
      .where('group_id', '=', group_id)
      .execute()
    await run()
    expect(await toldIn(group_id)).toHaveLength(2)
  })

  it('can be killed at any moment', async () => {
    await expectRepeatable({
      database_url: database.url,
      clock,
      arrange: async () => {
        await database.db.deleteFrom('notifications').execute()
        // A company told of by an earlier run would add its statements to this one, and each of them a run.
        await acrossGroups(database.db).deleteFrom('subscriptions').execute()
        await companyWith({ ends_at: days(-5) })
        return [await companyWith({ ends_at: days(2) }), await companyWith({ ends_at: days(1) })]
      },
      run: (context) => warnOfPlanEnd.run(context),
      look: async (companies) =>
        Promise.all(companies.map(async ({ group_id }) => (await toldIn(group_id)).map(({ kind }) => kind))),
    })
  })
})
