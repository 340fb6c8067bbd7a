import { addDays, type Day, dayOf, lastMomentBefore, startOfDay } from '@catchpitch/contract/dates'
import { planPeriod, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { SubscriptionState } from '@catchpitch/contract/subscriptions/subscription-state'

/** The same day so many months later; the last of the month where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + month - 1 + count
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const written = (value: number, length: number) => String(value).padStart(length, '0')
  return `${written(Math.floor(months / 12), 4)}-${written((months % 12) + 1, 2)}-${written(Math.min(date, last), 2)}`
}

/**
 * When a plan that is given for a day begins: today means now, so that whatever it takes the place of ends at this moment
 * and not in the past.
 */
export function startOf(starts_on: Day, now: Date): Date {
  return starts_on === dayOf(now) ? now : startOfDay(starts_on)
}

/** The moment after its last day. */
export const endAfter = (ends_on: Day) => startOfDay(addDays(ends_on, 1))

/** The last day of a stretch that ends at this moment. */
export const lastDayOf = (ends_at: Date) => dayOf(lastMomentBefore(ends_at))

/** The end of one period from a day on; null where a plan has none. */
export function endOfPeriod(starts_on: Day, period: number | null): Date | null {
  if (period === planPeriod.month) return startOfDay(addMonths(starts_on, 1))
  if (period === planPeriod.year) return startOfDay(addMonths(starts_on, 12))
  return null
}

type Standing = { status: number; starts_at: Date; ends_at: Date }

export function stateOf({ status, starts_at, ends_at }: Standing, now: Date): SubscriptionState {
  if (status === subscriptionStatus.cancelled) return 'cancelled'
  if (status === subscriptionStatus.incomplete) return 'incomplete'
  if (ends_at <= now) return 'over'
  return starts_at > now ? 'coming' : 'running'
}

/** What becomes of a plan where another takes its place from a moment on: it ends there, or never begins. */
export function cutAt({ starts_at }: { starts_at: Date }, moment: Date) {
  return starts_at < moment ? { ends_at: moment } : { status: subscriptionStatus.cancelled }
}
