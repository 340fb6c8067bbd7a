/** How many places of each spread are told. An odd number: the one in the middle is the median itself. */
const places = 11

export const quantilePlaces: readonly number[] = Array.from({ length: places }, (_, index) => (index + 0.5) / places)

/** How long a step took some people: the times at the places above, and how many people they stand for. */
export type Spread = { people: number; times: readonly number[] | null }

/**
 * The median of several heaps of people from their spreads: each time stands for its share of the people of its heap. Of
 * one heap it is the exact median; of several the one of somebody within a twentieth of all from the middle.
 */
export function medianOf(spreads: readonly Spread[]): number | null {
  const weighed = spreads
    .flatMap(({ people, times }) => (times ?? []).map((time) => ({ time, weight: people / places })))
    .toSorted((one, other) => one.time - other.time)
  const half = weighed.reduce((sum, { weight }) => sum + weight, 0) / 2
  let passed = 0
  for (const { time, weight } of weighed) {
    passed += weight
    // A little more than nothing is left by the division above.
    if (passed >= half - weight * 1e-6) return time
  }
  return null
}

type Counts = Readonly<Record<'invited' | 'opened' | 'started' | 'completed' | 'decided' | 'shortlisted', number>>
type Times = Readonly<Record<'opened_s' | 'started_s' | 'completed_s' | 'decided_s', readonly number[] | null>>

/** Several parts of a funnel as one. */
export function mergeFunnels(parts: readonly (Counts & Times)[]) {
  const sum = (step: keyof Counts) => parts.reduce((all, part) => all + part[step], 0)
  const median = (step: 'opened' | 'started' | 'completed' | 'decided') =>
    medianOf(parts.map((part) => ({ people: part[step], times: part[`${step}_s`] })))
  return [
    { step: 'invited' as const, people: sum('invited'), median_s: null },
    { step: 'opened' as const, people: sum('opened'), median_s: median('opened') },
    { step: 'started' as const, people: sum('started'), median_s: median('started') },
    { step: 'completed' as const, people: sum('completed'), median_s: median('completed') },
    { step: 'decided' as const, people: sum('decided'), median_s: median('decided') },
    { step: 'shortlisted' as const, people: sum('shortlisted'), median_s: null },
  ]
}
