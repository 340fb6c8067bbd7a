/** The four corners that a statement can fall into, by the numbers that texts and reports use. */
export const quadrants = {
  important_positive: 1,
  important_negative: 2,
  less_important_positive: 3,
  less_important_negative: 4,
} as const

export type Quadrant = (typeof quadrants)[keyof typeof quadrants]

/**
 * The upper half of the ranks. With an odd number the middle one belongs to it: a statement that half
 * of the others rank below is not called unimportant.
 */
export function isImportant(rank: number, count: number): boolean {
  return 2 * rank <= count + 1
}

export function quadrantOf(important: boolean, positive: boolean): Quadrant {
  if (important) return positive ? quadrants.important_positive : quadrants.important_negative
  return positive ? quadrants.less_important_positive : quadrants.less_important_negative
}
