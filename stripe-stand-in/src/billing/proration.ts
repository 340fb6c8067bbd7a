import type { Period } from './periods.ts'

/** The part of a price that belongs to the time from `at` until the period ends, by seconds. */
export function remainingPart(price: number, { start, end }: Period, at: number): number {
  return Math.round((price * (end - at)) / (end - start))
}
