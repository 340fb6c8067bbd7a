/** Places from 1 on, the least first; those who are equal share the mean of their places. */
function placesOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
  const places = values.map(() => 0)
  let from = 0
  while (from < order.length) {
    const value = values[order[from] ?? 0]
    let next = from + 1
    while (next < order.length && values[order[next] ?? 0] === value) next += 1
    const shared = (from + 1 + next) / 2
    for (const index of order.slice(from, next)) places[index] = shared
    from = next
  }
  return places
}

const within = (rho: number) => Math.max(-1, Math.min(1, rho))

/**
 * Spearman's rho of two columns of equal length: 1 where whoever has more of the one has more of the other, -1 where it
 * is the other way round. It knows only who has more, never how much more. Null where all are alike in one of the two.
 */
export function spearmanRho(one: readonly number[], other: readonly number[]): number | null {
  const [placesOfOne, placesOfOther] = [placesOf(one), placesOf(other)]
  // Whoever is equal to whom, the places sum to the same.
  const middle = (one.length + 1) / 2
  let [both, ofOne, ofOther] = [0, 0, 0]
  for (const [index, place] of placesOfOne.entries()) {
    const across = place - middle
    const up = (placesOfOther[index] ?? middle) - middle
    both += across * up
    ofOne += across * across
    ofOther += up * up
  }
  if (ofOne === 0 || ofOther === 0) return null
  // Rounding may carry a perfect order a hair past the end.
  return within(both / Math.sqrt(ofOne * ofOther))
}

/** Of the normal distribution: 95 in a hundred lie within so many standard deviations. */
const z95 = 1.959963984540054

/** Where rho may truly lie, 95 times in a hundred: Fisher's z with the variance of Bonett and Wright. Takes more than three people. */
export function rhoInterval(rho: number, people: number): { low: number; high: number } {
  const reach = z95 * Math.sqrt((1 + rho ** 2 / 2) / (people - 3))
  const z = Math.atanh(rho)
  return { low: Math.tanh(z - reach), high: Math.tanh(z + reach) }
}
