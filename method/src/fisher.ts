/** A group of people about whom it is decided, and how many of them were chosen. */
export type Share = { chosen: number; decided: number }

/** The logarithms of 0! to n!. */
function logFactorials(n: number): number[] {
  const logs = [0]
  for (let k = 1; k <= n; k += 1) logs.push((logs[k - 1] ?? 0) + Math.log(k))
  return logs
}

/** Rounding must not part tables that are exactly as likely as the one that was seen. */
const tolerance = 1 + 1e-9

/**
 * Fisher's exact test, two-sided: were everybody chosen by lot, how often would the shares of the two groups differ at
 * least as oddly as they do? It adds up the chances of all tables with the same sums that are no likelier than this one.
 */
export function fisherExact(one: Share, other: Share): number {
  const decided = one.decided + other.decided
  const chosen = one.chosen + other.chosen
  const logs = logFactorials(decided)
  const log = (k: number) => logs[k] ?? 0
  const choose = (n: number, k: number) => log(n) - log(k) - log(n - k)
  const chanceOf = (first: number) =>
    Math.exp(choose(one.decided, first) + choose(other.decided, chosen - first) - choose(decided, chosen))
  const seen = chanceOf(one.chosen) * tolerance
  let sum = 0
  for (let first = Math.max(0, chosen - other.decided); first <= Math.min(one.decided, chosen); first += 1) {
    const chance = chanceOf(first)
    if (chance <= seen) sum += chance
  }
  return Math.min(1, sum)
}
