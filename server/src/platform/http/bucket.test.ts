import { expect, it } from 'vitest'
import { createBuckets } from './bucket.ts'

const at = (milliseconds: number) => new Date(1_000_000 + milliseconds)

/** How many of so many calls at one moment go through. */
function taken(buckets: ReturnType<typeof createBuckets>, key: string, calls: number, now: Date): number {
  return Array.from({ length: calls }).filter(() => buckets.take(key, now)).length
}

it('lets a burst through, then as many as flow back in', () => {
  const buckets = createBuckets()
  expect(taken(buckets, 'a', 200, at(0))).toBe(120)
  expect(taken(buckets, 'a', 200, at(1000))).toBe(20)
  expect(taken(buckets, 'a', 200, at(60_000))).toBe(120)
})

it('counts each person alone', () => {
  const buckets = createBuckets()
  taken(buckets, 'a', 200, at(0))
  expect(taken(buckets, 'b', 10, at(0))).toBe(10)
})

it('gives nothing back when the clock is set back', () => {
  const buckets = createBuckets()
  taken(buckets, 'a', 200, at(0))
  expect(taken(buckets, 'a', 5, at(-10_000))).toBe(0)
})

it('forgets people who have gone, so that it does not grow without an end', () => {
  const buckets = createBuckets()
  for (let person = 0; person < 10_001; person += 1) buckets.take(String(person), at(0))
  expect(taken(buckets, 'late', 121, at(10_000))).toBe(120)
})
