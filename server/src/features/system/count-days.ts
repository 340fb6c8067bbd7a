import { addDays, dayOf } from '@catchpitch/contract/dates'
import type { DailyJob } from '#platform/jobs/job'
import { countDays as countFromRows, keepDays, lastCountedDay } from './dashboard.queries.ts'
import { daysFrom } from './dashboard.rules.ts'

/** Twice the longest span of the dashboard, which compares a year with the one before it. */
const days_back = 2 * 366

/** Keeps the figures of every day that is over, so that the dashboard counts only today. */
export const countDays: DailyJob = {
  name: 'system.count-days',
  daily_at: '00:15',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock }) {
    const now = clock.now()
    const yesterday = addDays(dayOf(now), -1)
    const last = await lastCountedDay(db)
    const from = last === null ? addDays(yesterday, -days_back) : addDays(last, 1)
    const counted = new Map((await countFromRows(db, from, yesterday)).map((day) => [day.happened_on, day]))
    const empty = { people: 0, surveys: 0, completions: 0, mails: 0 }
    const days = daysFrom(from, yesterday).map((happened_on) => ({
      ...empty,
      ...counted.get(happened_on),
      happened_on,
    }))
    await keepDays(db, days, now)
  },
}
