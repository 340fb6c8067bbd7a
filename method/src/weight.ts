/**
 * What a statement counts for, by its rank: `(count + 1 - rank) + (count + 1) / 2`, taken twice to stay
 * a whole number. Sums of whole numbers are exact, so a dot never lands at 1.0000000000000002, outside
 * the map.
 *
 * The half that everybody gets keeps it mild: the most important statement counts for less than three
 * times the least important one. Steeper weights would let one or two statements decide a dot, and a
 * person who swaps two neighbours in the ranking would jump across the map.
 */
export function weightOfRank(rank: number, count: number): number {
  return 3 * (count + 1) - 2 * rank
}

/** What all the weights of a situation add up to; a weight divided by it is a share of one. */
export function totalWeight(count: number): number {
  return 2 * count * (count + 1)
}
