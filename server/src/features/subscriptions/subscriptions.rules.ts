import { addDays, type Day, dayOf, lastMomentBefore, startOfDay } from '@catchpitch/contract/dates'
import { planPeriod, subscriptionStatus } from '@catchpitch/contract/plans/plans'

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

/** The same time of day so many months later. */
function monthsAfter(instant: Date, count: number): Date {
  const day = dayOf(instant)
  const time_of_day = instant.getTime() - startOfDay(day).getTime()
  return new Date(startOfDay(addMonths(day, count)).getTime() + time_of_day)
}

const monthsOf = (period: number) => (period === planPeriod.year ? 12 : 1)

type Held = {
  starts_at: Date
  ends_at: Date
  anchor_at: Date | null
  period: number | null
  /** Then the provider says when each period begins and ends. */
  by_card?: boolean
}

/**
 * The period that a plan is in: its months or years are counted from its own day, however long it was given for. The
 * last one of a plan that ends earlier is shorter; one that renews and of whose renewal nobody has told us yet has begun.
 */
export function periodAt(
  { starts_at, ends_at, anchor_at, period, by_card }: Held,
  now: Date,
): { starts_at: Date; ends_at: Date } {
  if (period === null) return { starts_at, ends_at }
  const months = monthsOf(period)
  const anchor = anchor_at ?? starts_at
  if (by_card && anchor <= now && now < ends_at) return { starts_at: anchor, ends_at }
  let count = 0
  while (monthsAfter(anchor, (count + 1) * months) <= now) count += 1
  const begins = monthsAfter(anchor, count * months)
  const follows = monthsAfter(anchor, (count + 1) * months)
  return { starts_at: begins, ends_at: ends_at > begins && ends_at < follows ? ends_at : follows }
}

/** The end of one period from a day on; null where a plan has none. */
export function endOfPeriod(starts_on: Day, period: number | null): Date | null {
  if (period === planPeriod.month) return startOfDay(addMonths(starts_on, 1))
  if (period === planPeriod.year) return startOfDay(addMonths(starts_on, 12))
  return null
}

/** What becomes of a plan where another takes its place from a moment on: it ends there, or never begins. */
export function cutAt({ starts_at }: { starts_at: Date }, moment: Date) {
  return starts_at < moment ? { ends_at: moment } : { status: subscriptionStatus.cancelled }
}
