import type { OrderState } from '@catchpitch/contract/orders/orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { makeOrder } from '#content/make-order'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import { stoppedClock } from '#platform/clock'
import { acrossGroups } from '#platform/db/across-groups'
import { openDiskStorage } from '#platform/files/disk-storage'
import type { Announcement } from '#platform/live/announcement'
import { useDatabase } from '#testing/database'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { tellOfEndings } from './billing-news.public.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')
const clock = stoppedClock(now)
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)
const heard: Announcement[] = []

type Change = {
  stripe_subscription_id?: string
  cancel_at_end?: boolean
  grace_ends_at?: Date
  updated_at?: Date
  /** Its order, if it has one. */
  order?: OrderState
}
type Wishes = Omit<Parameters<typeof makeSubscription>[1], 'now' | 'group_id'> & { more?: Change }

/** A company with an owner and a manager, and these subscriptions. */
async function companyWith(...subscriptions: Wishes[]) {
  const { id: group_id } = await makeCompany(database.db, { now })
  const people = { owner: '', manager: '' }
  for (const role of ['owner', 'manager'] as const) {
    people[role] = (await makePerson(database.db, { now })).id
    await makeMembership(database.db, { now, group_id, user_id: people[role], role })
  }
  const ids: string[] = []
  for (const { more = {}, ...wishes } of subscriptions) {
    const { id } = await makeSubscription(database.db, { now: days(-60), group_id, ...wishes })
    const { order, ...change } = more
    await database.db
      .updateTable('subscriptions')
      .set({ updated_at: days(-60), ...change })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    if (order) await makeOrder(database.db, { now, group_id, subscription_id: id, status: order })
    ids.push(id)
  }
  return { group_id, ids, ...people }
}

const card = (exp_month: number, exp_year = 2026) => ({ brand: 'visa', last4: '4242', exp_month, exp_year })

const withCard = (group_id: string, of: object) =>
  database.db
    .insertInto('payment_accounts')
    .values({ group_id, stripe_customer_id: `cus_${group_id}`, card: JSON.stringify(of), created_at: now })
    .execute()

const run = () =>
  tellOfEndings.run({
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

const mailsTo = (user_id: string) =>
  acrossGroups(database.db).selectFrom('mails').where('user_id', '=', user_id).select(['kind', 'subject']).execute()

const clear = async () => {
  await database.db.deleteFrom('notifications').execute()
  await acrossGroups(database.db).deleteFrom('mails').execute()
  await acrossGroups(database.db).deleteFrom('payment_accounts').execute()
  await acrossGroups(database.db).deleteFrom('transactions').execute()
  await acrossGroups(database.db).deleteFrom('subscriptions').execute()
}

beforeEach(async () => {
  heard.length = 0
  await clear()
})

const byCard = { stripe_subscription_id: 'sub_1' }

describe('billing.news', () => {
  it('tells the owner of a trial that ended, at the bell and by mail, once', async () => {
    const { group_id, owner, manager } = await companyWith({ ends_at: days(-0.5) })
    await run()
    clock.moveBy(24 * 60 * 60 * 1000)
    await run()
    clock.moveBy(-24 * 60 * 60 * 1000)
    expect(await toldIn(group_id)).toEqual([
      { user_id: owner, kind: 'plan.ended', params: { plan_id: expect.any(String), is_trial: true } },
    ])
    expect(await mailsTo(owner)).toEqual([{ kind: 'billing', subject: 'Your free trial has ended' }])
    expect(await mailsTo(manager)).toEqual([])
    expect(heard).toEqual([{ topic: 'notifications', user_id: owner }])
  })

  it.each<[string, Wishes[], boolean]>([
    ['a plan that ended yesterday', [{ status: 'active', ends_at: days(-1) }], true],
    ['a plan that still runs', [{ status: 'active', ends_at: days(1) }], false],
    ['a plan that ended long ago', [{ status: 'active', ends_at: days(-8) }], false],
    ['an add-on', [{ sku: 'add-on', status: 'active', ends_at: days(-1) }], false],
    ['a plan with another that holds', [{ ends_at: days(-1) }, { status: 'active', ends_at: days(30) }], false],
    [
      'a plan with another that is paid for and begins tomorrow',
      [{ ends_at: days(-1) }, { status: 'active', starts_at: days(1), ends_at: days(30) }],
      false,
    ],
    [
      'a plan with an add-on that goes on',
      [{ ends_at: days(-1) }, { sku: 'add-on', status: 'active', ends_at: days(30) }],
      true,
    ],
    [
      'a card plan in its days of grace',
      [{ status: 'past_due', ends_at: days(-3), more: { ...byCard, grace_ends_at: days(4) } }],
      false,
    ],
    [
      'a card plan whose days of grace are over',
      [{ status: 'past_due', ends_at: days(-7.5), more: { ...byCard, grace_ends_at: days(-0.5) } }],
      true,
    ],
    [
      'a card plan that the provider has given up',
      [{ status: 'unpaid', ends_at: days(20), more: { ...byCard, updated_at: days(-0.5), order: 'completed' } }],
      true,
    ],
    [
      'a card plan that was never paid for',
      [{ status: 'cancelled', ends_at: days(20), more: { ...byCard, updated_at: days(-0.5) } }],
      false,
    ],
    [
      'a plan by hand that was stopped',
      [{ status: 'cancelled', ends_at: days(20), more: { updated_at: days(-0.5), order: 'completed' } }],
      true,
    ],
    [
      'an order by hand that nobody paid',
      [{ status: 'cancelled', ends_at: days(20), more: { updated_at: days(-0.5), order: 'declined' } }],
      false,
    ],
    ['one that waits for its payment', [{ status: 'incomplete', ends_at: days(-1) }], false],
    [
      'one that was stopped before it began',
      [{ status: 'cancelled', starts_at: days(-1), ends_at: days(20), more: { updated_at: days(-2) } }],
      false,
    ],
  ])('tells of %s: %#', async (_what, subscriptions, tells) => {
    const { group_id } = await companyWith(...subscriptions)
    await run()
    expect(await toldIn(group_id)).toHaveLength(tells ? 1 : 0)
  })

  it('tells of two that ended one after the other only of the last', async () => {
    const { group_id } = await companyWith({ ends_at: days(-2) }, { status: 'active', ends_at: days(-1) })
    await run()
    expect(await toldIn(group_id)).toMatchObject([{ params: { is_trial: false } }])
  })

  it.each<[string, Wishes, object, boolean]>([
    ['at the end of this month', { status: 'active', more: byCard }, card(11), true],
    ['in more than 30 days', { status: 'active', more: byCard }, card(12), false],
    ['a month ago', { status: 'active', more: byCard }, card(10), false],
    ['while a payment is owed', { status: 'past_due', more: { ...byCard, grace_ends_at: days(3) } }, card(11), true],
    ['after the plan was cancelled', { status: 'active', more: { ...byCard, cancel_at_end: true } }, card(11), false],
    ['of a plan that is paid by hand', { status: 'active' }, card(11), false],
    ['of a plan that holds no more', { status: 'cancelled', more: byCard }, card(11), false],
    ['that cannot be read', { status: 'active', more: byCard }, { last4: '4242' }, false],
  ])('tells of a card that expires %s: %#', async (_when, wishes, of, tells) => {
    const { group_id } = await companyWith({ ...wishes, ends_at: days(20) })
    await withCard(group_id, of)
    await run()
    const expected = tells ? [{ kind: 'card.expiring', params: { last4: '4242', month: '2026-11' } }] : []
    expect(await toldIn(group_id)).toMatchObject(expected)
    expect(await toldIn(group_id)).toHaveLength(expected.length)
  })

  it('tells of a card once a month of its own, and of a new card again', async () => {
    const { group_id, owner } = await companyWith({ status: 'active', ends_at: days(20), more: byCard })
    await withCard(group_id, card(11))
    await run()
    await run()
    expect(await mailsTo(owner)).toEqual([{ kind: 'billing', subject: 'Your card ending 4242 expires in Nov 2026' }])
    await database.db
      .updateTable('payment_accounts')
      .set({ card: JSON.stringify({ ...card(11), last4: '1881' }) })
      .where('group_id', '=', group_id)
      .execute()
    await run()
    expect(await mailsTo(owner)).toHaveLength(2)
  })

  it('can be killed at any moment', async () => {
    await expectRepeatable({
      database_url: database.url,
      clock,
      arrange: async () => {
        // A company told of by an earlier run would add its statements to this one, and each of them a run.
        await clear()
        const ended = await companyWith({ ends_at: days(-1) })
        const renewed = await companyWith({ status: 'active', ends_at: days(20), more: byCard })
        await withCard(renewed.group_id, card(11))
        return [ended, renewed]
      },
      run: (context) => tellOfEndings.run(context),
      look: async (companies) =>
        Promise.all(
          companies.map(async ({ group_id, owner }) => [
            (await toldIn(group_id)).map(({ kind }) => kind),
            await mailsTo(owner),
          ]),
        ),
    })
  })
})
