import { addDays, type Day, daysBetween } from '@catchpitch/contract/dates'
import { type DashboardFigure, type DashboardSpan, dashboardFigures } from '@catchpitch/contract/system/dashboard'

/** What happened on one day. */
export type DayFigures = { happened_on: Day } & Record<DashboardFigure, number>
type Sum = Record<DashboardFigure, number>
type Stretch = Sum & { from: Day; to: Day }

const spanDays = { '7d': 7, '30d': 30, '90d': 90 } as const

export const monthOf = (day: Day) => day.slice(0, 7)
const months_shown = 12

/** The first day of the month that lies so many months before the one of this day; after it, where the number is below zero. */
export function firstOfMonth(day: Day, months_before: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months_before
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/** The days that a span shows, and the first day of as many days before, to compare with. */
export function spanOf(span: DashboardSpan, today: Day): { compare_from: Day; from: Day; unit: 'day' | 'month' } {
  const from = span === '12m' ? firstOfMonth(today, months_shown - 1) : addDays(today, 1 - spanDays[span])
  return { from, compare_from: addDays(from, -(daysBetween(from, today) + 1)), unit: span === '12m' ? 'month' : 'day' }
}

export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, place) => addDays(from, place))

function addTo(sum: Sum, day: Sum): void {
  for (const figure of dashboardFigures) sum[figure] += day[figure]
}

const nothing = (): Sum => ({ people: 0, surveys: 0, completions: 0, mails: 0 })

/** Days on which nothing happened have no row, and are shown all the same. */
export function stretchesOf(days: readonly DayFigures[], from: Day, to: Day, unit: 'day' | 'month'): Stretch[] {
  const byDay = new Map(days.map((day) => [day.happened_on, day]))
  const stretches: Stretch[] = []
  for (const day of daysFrom(from, to)) {
    const last = stretches.at(-1)
    const goesOn = unit === 'month' && last !== undefined && monthOf(last.from) === monthOf(day)
    const stretch = goesOn ? last : { from: day, to: day, ...nothing() }
    if (!goesOn) stretches.push(stretch)
    stretch.to = day
    addTo(stretch, byDay.get(day) ?? nothing())
  }
  return stretches
}

export function sumBefore(days: readonly DayFigures[], from: Day): Sum {
  const sum = nothing()
  for (const day of days) if (day.happened_on < from) addTo(sum, day)
  return sum
}
