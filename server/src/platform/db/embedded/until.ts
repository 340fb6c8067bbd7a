import { setTimeout as pause } from 'node:timers/promises'

/** Asks again every few milliseconds until the answer is neither null nor false; null when the time is up. */
export async function until<Answer>(
  ask: () => Answer | null | false | Promise<Answer | null | false>,
  limit_ms: number,
): Promise<Answer | null> {
  const end = performance.now() + limit_ms
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== false) return answer
    if (performance.now() >= end) return null
    await pause(10)
  }
}
