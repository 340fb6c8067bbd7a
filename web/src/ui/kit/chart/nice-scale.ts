/** Where the lines of an axis stand, from 0 up. */
export type Scale = { top: number; ticks: readonly number[] }

const steps = [1, 2, 5, 10]

/**
 * Round numbers that hold the largest value: whole ones, because people and mails are counted, and few, because a chart is
 * read at a glance. Where nothing has happened there is still a line to stand on.
 */
export function niceScale(largest: number, most_lines = 4): Scale {
  const rough = Math.max(1, largest) / most_lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    ...steps
      .filter((factor) => factor * power >= rough)
      .slice(0, 1)
      .map((f) => f * power),
  )
  const count = Math.max(1, Math.ceil(largest / step))
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) }
}

/** Which places get a word below them, so that no two words meet: always the last, and from there as many as fit. */
export function labelledPlaces(count: number, width: number, word_px: number): number[] {
  if (count === 0 || width <= 0) return []
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / word_px))))
  return Array.from({ length: count }, (_, place) => place).filter((place) => (count - 1 - place) % every === 0)
}
