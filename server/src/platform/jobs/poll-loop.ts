/** What one turn found: more may be waiting, or there is nothing to do for now. */
export type Turn = 'again' | 'wait'

export type PollLoop = {
  /** Something may have come in: look now instead of at the next look. */
  nudge(): void
  /** Comes back when the turns that were under way have ended; no other begins. */
  stop(): Promise<void>
}

type Options = {
  turn: () => Promise<Turn>
  /** How many turns may be under way at the same time. */
  lanes: number
  wait_ms: number
  on_error: (error: unknown) => void
}

/**
 * Takes turn after turn until it is stopped. An error is reported and followed by a pause: a database that restarts
 * must not end the loop, nor be asked a thousand times a second. The timer only bounds the wait between two looks;
 * what is due is decided by the clock that the turn asks.
 */
export function startPollLoop({ turn, lanes, wait_ms, on_error }: Options): PollLoop {
  let stopped = false
  const isStopped = () => stopped
  // Counts the nudges: one that comes in the middle of a turn, when the look has been taken already, is not lost.
  let nudges = 0
  const sleepers = new Set<() => void>()

  function wakeAll(): void {
    for (const wake of sleepers) wake()
  }

  async function rest(): Promise<void> {
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, wait_ms)
      sleepers.add(wake)
    })
  }

  async function runLane(): Promise<void> {
    while (!isStopped()) {
      const before = nudges
      let next: Turn = 'wait'
      try {
        next = await turn()
      } catch (error) {
        on_error(error)
      }
      if (next === 'wait' && nudges === before && !isStopped()) await rest()
    }
  }

  const running = Array.from({ length: lanes }, runLane)
  return {
    nudge() {
      nudges += 1
      wakeAll()
    },
    async stop() {
      stopped = true
      wakeAll()
      await Promise.all(running)
    },
  }
}
