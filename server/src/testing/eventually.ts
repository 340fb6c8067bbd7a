import { vi } from 'vitest'

/** Waits until a check passes. As long as a busy machine may need: only a failure waits for all of it. */
export const eventually = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 60_000, interval: 10 })
