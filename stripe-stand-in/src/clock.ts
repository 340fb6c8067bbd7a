/** Where the stand-in takes its time from. It goes on by itself and can be set ahead. */
export type Clock = {
  now(): Date
  /** The same in whole seconds, as everything of Stripe's is dated. */
  seconds(): number
}

export const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

/** The machine's time, or a test's, plus what somebody has set it ahead. */
export function shiftedClock(base: () => Date, offset: () => number): Clock {
  const now = () => new Date(base().getTime() + offset())
  return { now, seconds: () => secondsOf(now()) }
}
