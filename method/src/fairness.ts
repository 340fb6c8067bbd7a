import { fisherExact, type Share } from './fisher.ts'

/** A group with fewer people decided about says nothing, and would say too much about each of them. */
export const fairnessMinimum = 10

/** Below four fifths of the best rate a difference is large enough to be asked about. */
export const impactThreshold = 0.8

/** How often chance alone may look like a difference, over all comparisons of one kind together. */
const chanceAllowed = 0.05

export type CountedGroup = Share & { group: string }

/**
 * `reference`: the group that was chosen most often, which the others are compared with. `difference`: large, and hardly
 * chance. `unclear`: large, but chance can do as much. `alike`: not large.
 */
export type Finding = 'reference' | 'difference' | 'unclear' | 'alike'

export type GroupFairness =
  | { group: string; finding: 'too_few' }
  | (CountedGroup & { finding: Finding; rate: number; impact_ratio: number; p: number })

const rateOf = ({ chosen, decided }: Share) => chosen / decided

function findingOf(impact_ratio: number, p: number, comparisons: number): Finding {
  if (impact_ratio >= impactThreshold) return 'alike'
  // Whoever looks five times finds something by chance five times as easily.
  return p * comparisons < chanceAllowed ? 'difference' : 'unclear'
}

/**
 * How often people of each group were chosen, against the group that was chosen most often. One group alone can be
 * compared with nobody, and where nobody was chosen there is no rate to compare with: then all are too few.
 */
export function fairnessOf(groups: readonly CountedGroup[]): GroupFairness[] {
  const counted = groups.filter(({ decided }) => decided >= fairnessMinimum)
  const best = counted.toSorted((one, other) => rateOf(other) - rateOf(one) || other.decided - one.decided)[0]
  const isTold = best !== undefined && counted.length > 1 && best.chosen > 0
  return groups.map((group) => {
    if (!isTold || !counted.includes(group)) return { group: group.group, finding: 'too_few' }
    const impact_ratio = rateOf(group) / rateOf(best)
    const p = group === best ? 1 : fisherExact(group, best)
    const finding = group === best ? 'reference' : findingOf(impact_ratio, p, counted.length - 1)
    return { ...group, finding, rate: rateOf(group), impact_ratio, p }
  })
}
