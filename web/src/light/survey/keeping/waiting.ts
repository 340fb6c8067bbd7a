const first_ms = 1_000
const longest_ms = 20_000

/**
 * How long to wait before another try: twice as long each time, and never the same for everybody, or a whole room
 * would come back in the same instant.
 */
export function waitBefore(tries: number, random: () => number): number {
  const longest = Math.min(longest_ms, first_ms * 2 ** (tries - 1))
  return longest * (0.5 + random() / 2)
}

type Waiting = {
  /** Resolves after this time, or as soon as `wake` is called. */
  wait: (ms: number) => Promise<void>
  wake: () => void
}

export function createWaiting(): Waiting {
  let wake = () => {}
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    wake: () => wake(),
  }
}
