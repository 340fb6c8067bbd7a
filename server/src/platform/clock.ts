/** Where the product takes its time from; nothing else asks the machine or the database what time it is. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type MovableClock = Clock & {
  /** From now on it is this time, and goes on from there. */
  moveTo(time: Date): void
  moveBy(milliseconds: number): void
}

/** A clock that runs on but can be set ahead, so that a week's expiry can be seen in a second. */
export function movableClock(base: Clock = systemClock): MovableClock {
  let offset = 0
  return {
    now: () => new Date(base.now().getTime() + offset),
    moveTo(time) {
      offset = time.getTime() - base.now().getTime()
    },
    moveBy(milliseconds) {
      offset += milliseconds
    },
  }
}

/** A clock that stands still until it is moved: two rows of one test have the times that the test says. */
export function stoppedClock(time: Date): MovableClock {
  return movableClock({ now: () => time })
}
