const minute_s = 60
const hour_s = 60 * minute_s
const day_s = 24 * hour_s

const sizes = [
  { unit: 'day', seconds: day_s, from: 2 * day_s },
  { unit: 'hour', seconds: hour_s, from: 2 * hour_s },
  { unit: 'minute', seconds: minute_s, from: minute_s },
  { unit: 'second', seconds: 1, from: 0 },
] as const

/** A stretch of time in the largest unit of which there are two or more: nobody compares 131 hours with 4 days. */
export function formatDuration(seconds: number, language: string): string {
  const { unit, seconds: one } = sizes.find(({ from }) => seconds >= from) ?? sizes[3]
  const amount = seconds / one
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : 'short',
    maximumFractionDigits: amount < 10 && unit !== 'second' && unit !== 'minute' ? 1 : 0,
  }).format(amount)
}
