import { dayOf } from '@catchpitch/contract/dates'
import { limits } from '@catchpitch/contract/limits'
import { subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { notify } from '#features/notifications/notifications.public'
import type { DailyJob } from '#platform/jobs/job'
import { commitThenAnnounce } from '#platform/live/commit-then-announce'
import { listEndingPlans } from './plans.queries.ts'

const day_ms = 24 * 60 * 60 * 1000

/**
 * Tells who can pay that the company's plan is about to end. A plan that is prolonged and comes to its end again is told
 * of again: the day is part of the cause.
 */
export const warnOfPlanEnd: DailyJob = {
  name: 'plans.warn',
  daily_at: '08:00',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock, announce }) {
    const now = clock.now()
    const until = new Date(now.getTime() + limits.notifications.plan_ending_days * day_ms)
    for (const { group_id, id, plan_id, status, ends_at } of await listEndingPlans(db, now, until)) {
      const is_trial = status === subscriptionStatus.trialing
      await commitThenAnnounce(db, announce, (tx, heard) =>
        notify(
          { db: tx, now, announce: heard },
          {
            group_id,
            to: { word: 'billing.pay' },
            kind: 'plan.ending',
            params: { plan_id, ends_at: ends_at.toISOString(), is_trial },
            cause: `${id}:${dayOf(ends_at)}`,
          },
        ),
      )
    }
  },
}
