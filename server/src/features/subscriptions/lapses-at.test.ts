import { type SubscriptionStatus, subscriptionStatuses } from '@catchpitch/contract/plans/plans'
import { expect, it } from 'vitest'
import { makeCompany } from '#content/make-company'
import { makeSubscription } from '#content/make-subscription'
import { useDatabase } from '#testing/database'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)

const [paid, grace] = [days(20), days(27)]

const isPaid = (status: SubscriptionStatus) => status === 'trialing' || status === 'active'

// Whoever asks what a company holds reads this column: the gate of every call, the figures, the mails.
it.each(subscriptionStatuses)('a subscription that is %s holds as long as it should', async (status) => {
  const { id: group_id } = await makeCompany(database.db, { now })
  const { id } = await makeSubscription(database.db, { now, group_id, status, ends_at: paid })
  const ofRow = () =>
    database.db
      .updateTable('subscriptions')
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .returning('lapses_at')
  const without = await ofRow().set({ grace_ends_at: null }).executeTakeFirstOrThrow()
  expect(without.lapses_at).toEqual(isPaid(status) ? paid : null)
  const more = await ofRow().set({ grace_ends_at: grace }).executeTakeFirstOrThrow()
  expect(more.lapses_at).toEqual(isPaid(status) || status === 'past_due' ? grace : null)
})
