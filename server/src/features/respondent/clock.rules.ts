import { limits } from '@catchpitch/contract/limits'

const minute_ms = 60 * 1000

/** When writing about a situation ends that begins now; longer for who was granted extra time. */
export function deadlineFrom(now: Date, extra_time: number): Date {
  return new Date(now.getTime() + limits.test.minutes * minute_ms * (1 + extra_time / 100))
}

type Span = { from: Date; to: Date }

/** How long two spans of time lie over each other. */
function overlap(one: Span, other: Span): number {
  const from = Math.max(one.from.getTime(), other.from.getTime())
  const to = Math.min(one.to.getTime(), other.to.getTime())
  return Math.max(0, to - from)
}

type Gap = {
  /** As the device tells it. */
  reported: Span
  /** Between these the clock ran and nothing of this person arrived. */
  silence: Span
  /** When we ourselves could not be reached: that time has been given back already. */
  outages: readonly Span[]
  /** What was given back so far. */
  credited_ms: number
}

const most_ms = limits.test.credit_minutes * minute_ms

/** Shorter than this nobody lost anything: it is how long a call may take on a poor line. */
const least_ms = 2000

/** How much time a lost connection gives back. What the device tells is believed only where we have heard nothing. */
export function creditFor({ reported, silence, outages, credited_ms }: Gap): number {
  const from = new Date(Math.max(reported.from.getTime(), silence.from.getTime()))
  const to = new Date(Math.min(reported.to.getTime(), silence.to.getTime()))
  const lost_ms = to.getTime() - from.getTime()
  if (lost_ms < least_ms) return 0
  const ours_ms = outages.reduce((sum, outage) => sum + overlap({ from, to }, outage), 0)
  return Math.max(0, Math.min(lost_ms - ours_ms, most_ms - credited_ms))
}
