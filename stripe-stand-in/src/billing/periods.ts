export type Rhythm = { interval: string; interval_count: number }

export type Period = { start: number; end: number }

const day = 24 * 60 * 60

/** The same day of a later month, or its last if it is shorter: 31 January and a month is 28 February. */
function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000)
  const target = new Date(date)
  target.setUTCDate(1)
  target.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date.getUTCDate(), last))
  return Math.floor(target.getTime() / 1000)
}

function addTimes({ interval, interval_count }: Rhythm, anchor: number, times: number): number {
  const count = interval_count * times
  if (interval === 'day') return anchor + count * day
  if (interval === 'week') return anchor + count * 7 * day
  return addMonths(anchor, interval === 'year' ? count * 12 : count)
}

const longestDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 366 }

/**
 * When the period that begins at `start` ends. Counted from the anchor and not from the start, or a plan of the 31st would
 * become one of the 28th after February.
 */
export function periodEnd(anchor: number, rhythm: Rhythm, start: number): number {
  const longest = (longestDays[rhythm.interval] ?? 366) * rhythm.interval_count * day
  let times = Math.floor((start - anchor) / longest)
  while (addTimes(rhythm, anchor, times) <= start) times += 1
  return addTimes(rhythm, anchor, times)
}
