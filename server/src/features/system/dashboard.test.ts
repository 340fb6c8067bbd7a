import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeOrder } from '#content/make-order'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import { useApp } from '#testing/app'
import { testJobParts } from '#testing/job-parts'
import { companyWithoutPlan as company, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'
import { countDays } from './count-days.ts'

const test = useApp()

type Stretch = { from: string; to: string; people: number }
const overTime = z.object({ over_time: z.object({ stretches: z.array(z.custom<Stretch>()) }) })
const stretches = (data: unknown) => overTime.parse(data).over_time.stretches

/** Of a session that lasts at whatever time the clock shows. */
const freshToken = async () => {
  const { id } = await person(test.db, { platform_role: 'root' })
  return signedIn(test.db, id, new Date('2027-01-01T00:00:00Z'))
}

let token = ''
beforeAll(async () => {
  token = (await person(test.db, { platform_role: 'root' })).token
})

describe('getDashboard', () => {
  it('counts people, companies and who holds a plan today, leaving out what is no longer there', async () => {
    const paying = await company(test.db)
    const lapsed = await company(test.db)
    const day = 24 * 60 * 60 * 1000
    await makeSubscription(test.db, { now: testDay, group_id: paying.id, status: 'active' })
    await makeSubscription(test.db, { now: testDay, group_id: paying.id, sku: 'add-on', status: 'active' })
    await makeSubscription(test.db, { now: new Date(testDay.getTime() - 60 * day), group_id: lapsed.id })
    const erased = await person(test.db)
    await test.db.updateTable('users').where('id', '=', erased.id).set({ erased_at: testDay }).execute()
    expect(await test.call('getDashboard', { token })).toMatchObject({
      status: 200,
      data: {
        // Root and the two owners; the platform itself is no company.
        people: { count: 3, more: false },
        companies: { count: 2, more: false },
        with_plan: { count: 1, more: false },
        mails: { pending: 0, failed: 0 },
      },
    })
  })

  it('counts no further than a list does, and says that there are more', async () => {
    await sql`
      insert into groups (id, name, created_at, updated_at)
      select gen_random_uuid(), 'Kedai ' || n, ${testDay}, ${testDay} from generate_series(1, ${limits.list.counted}) n`.execute(
      test.db,
    )
    expect(await test.call('getDashboard', { token })).toMatchObject({
      data: { companies: { count: limits.list.counted, more: true } },
    })
  })

  it('tells what happened over time, by days of Kuala Lumpur, and what happened before', async () => {
    const at = (written: string) => new Date(written)
    for (const created_at of [
      // The last minute of the eighth, and the first of the ninth, in Kuala Lumpur.
      '2026-03-08T15:59:00Z',
      '2026-03-08T16:00:00Z',
      '2026-03-15T01:00:00Z',
    ]) {
      await makePerson(test.db, { now: at(created_at) })
    }
    test.clock.moveTo(at('2026-03-15T02:00:00Z'))
    const { data } = await test.call('getDashboard', { token: await freshToken(), query: { span: '7d' } })
    test.clock.moveTo(testDay)
    expect(data).toMatchObject({ over_time: { span: '7d', unit: 'day', before: { people: 1 } } })
    expect(stretches(data).map(({ from, people }) => [from, people])).toEqual([
      ['2026-03-09', 1],
      ['2026-03-10', 0],
      ['2026-03-11', 0],
      ['2026-03-12', 0],
      ['2026-03-13', 0],
      ['2026-03-14', 0],
      ['2026-03-15', 1],
    ])
  })

  it('says the same once the days are counted for good', async () => {
    const read = async () => stretches((await test.call('getDashboard', { token, query: { span: '12m' } })).data)
    const before = await read()
    expect(before).toHaveLength(12)
    expect(before.find(({ from }) => from === '2026-03-01')).toMatchObject({ to: '2026-03-31', people: 3 })
    await countDays.run({
      db: test.db,
      clock: test.clock,
      storage: test.storage,
      ...testJobParts,
      announce: () => {},
    })
    expect(await read()).toEqual(before)
  })

  it('adds up what was paid without tax by months of Kuala Lumpur, for root alone', async () => {
    const { id: group_id } = await company(test.db)
    const at = (written: string) => new Date(written)
    for (const [now, currency] of [
      // The last minute of September, which is not asked for, and the first of October, in Kuala Lumpur.
      ['2026-09-30T15:59:00Z', 'MYR'],
      ['2026-09-30T16:00:00Z', 'MYR'],
      ['2026-10-31T15:59:00Z', 'MYR'],
      ['2026-10-31T16:00:00Z', 'MYR'],
      ['2026-11-15T16:00:00Z', 'SGD'],
    ] as const) {
      const { id } = await makeOrder(test.db, { now: at(now), group_id, status: 'pending' })
      const order = test.db.updateTable('transactions').where('group_id', '=', group_id).where('id', '=', id)
      await order.set({ currency, status: 1 }).execute()
    }
    await makeOrder(test.db, { now: at('2026-11-02T00:00:00Z'), group_id, status: 'failed' })
    const { id: taken_back } = await makeOrder(test.db, { now: at('2026-11-03T00:00:00Z'), group_id })
    expect(await test.call('reverseTransaction', { token, params: { id: taken_back } })).toMatchObject({ status: 200 })
    const refund = { group_id, kind: 'refund', title: 'Refund', amount_minor: 100, tax_minor: 8, method: 'manual' }
    const body = { ...refund, reference: '', paid_on: '2026-11-16', note: '', type_id: null, refunds_id: null }
    expect(await test.call('createTransaction', { token, body })).toMatchObject({ status: 200 })

    expect(await test.call('getDashboard', { token })).toMatchObject({
      data: {
        revenue: {
          this_month: '2026-11',
          last_month: '2026-10',
          currencies: [
            { currency: 'MYR', this_month_minor: 29_800, last_month_minor: 59_800 },
            { currency: 'SGD', this_month_minor: 29_900, last_month_minor: 0 },
          ],
        },
      },
    })
    const moderator = await person(test.db, { platform_role: 'moderator' })
    expect(await test.call('getDashboard', { token: moderator.token })).toMatchObject({
      status: 200,
      data: { revenue: null },
    })
  })

  it.each(['1d', 'everything'])('knows no span of %s', async (span) => {
    expect(await test.call('getDashboard', { token, query: { span } })).toMatchObject({
      status: 422,
      error: { span: [expect.any(String)] },
    })
  })

  it("is nobody's but staff's", async () => {
    const { owner } = await company(test.db)
    expect(await test.call('getDashboard', { token: null })).toMatchObject({ status: 401 })
    expect(await test.call('getDashboard', { token: owner.token })).toMatchObject({ status: 403 })
  })
})
