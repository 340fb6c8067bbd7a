import { expect, it } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { newId } from '#platform/ids'
import { useDatabase } from '#testing/database'
import { expectRepeatable } from '#testing/jobs'
import { forgetPaymentEvents } from './billing-news.public.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)

const hear = (provider_id: string, received_at: Date, processed_at: Date | null) =>
  database.db
    .insertInto('payment_events')
    .values({ id: newId(now), provider_id, type: 'invoice.paid', received_at, processed_at })
    .execute()

it('billing.forget: removes what was looked into and is older than 90 days, and can be killed at any moment', async () => {
  await expectRepeatable({
    database_url: database.url,
    clock: stoppedClock(now),
    arrange: async () => {
      await database.db.deleteFrom('payment_events').execute()
      await hear('evt_old', days(-91), days(-91))
      await hear('evt_old_waiting', days(-91), null)
      await hear('evt_new', days(-89), days(-89))
    },
    run: (context) => forgetPaymentEvents.run(context),
    look: async () => {
      const left = await database.db.selectFrom('payment_events').orderBy('provider_id').select('provider_id').execute()
      const ids = left.map(({ provider_id }) => provider_id)
      expect(ids).toEqual(['evt_new', 'evt_old_waiting'])
      return ids
    },
  })
})
