/** A person's clicking never comes near this; a loop gone wild does. */
const capacity = 120
const refill_per_s = 20

type Level = { tokens: number; at: number }

/** Slows down one signed-in person in this process, without a write to the database for every call. */
export function createBuckets() {
  const levels = new Map<string, Level>()

  function forgetFullOnes(now: number) {
    for (const [key, level] of levels) {
      if (now - level.at > (capacity / refill_per_s) * 1000) levels.delete(key)
    }
  }

  return {
    take(key: string, now: Date): boolean {
      const at = now.getTime()
      if (levels.size > 10_000) forgetFullOnes(at)
      const level = levels.get(key) ?? { tokens: capacity, at }
      const tokens = Math.min(capacity, level.tokens + (Math.max(0, at - level.at) / 1000) * refill_per_s)
      levels.set(key, { tokens: Math.max(0, tokens - 1), at })
      return tokens >= 1
    },
  }
}
