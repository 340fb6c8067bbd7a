import type { Covariance, Dot } from './dot.ts'
import { isEnoughToSay } from './enough-to-say.ts'
import { ringSquaredRadius } from './ring.ts'

export type Comparison = 'distinguishable' | 'not_distinguishable' | 'not_enough_to_say'

/** The length of a step, squared, where the covariance is the unit: how surprising it would be as mere chance. */
function squaredLength(dx: number, dy: number, { cov_xx, cov_xy, cov_yy }: Covariance): number {
  const determinant = cov_xx * cov_yy - cov_xy ** 2
  return (dx ** 2 * cov_yy - 2 * dx * dy * cov_xy + dy ** 2 * cov_xx) / determinant
}

/**
 * How far two dots lie apart, squared, measured by the uncertainty of both. Dividing is safe: rounding
 * gives every covariance an extent in all directions, so the determinant is never zero.
 */
export function squaredDistance(one: Dot, other: Dot): number {
  return squaredLength(one.x - other.x, one.y - other.y, {
    cov_xx: one.cov_xx + other.cov_xx,
    cov_xy: one.cov_xy + other.cov_xy,
    cov_yy: one.cov_yy + other.cov_yy,
  })
}

type Comparable = Dot & { situations: number }

/**
 * Whether the answers tell two people apart. It holds for a pair and does not carry over: A may be like
 * B and B like C while A and C differ, so neither groups nor an order of people can be made from it.
 */
export function comparePeople(one: Comparable, other: Comparable): Comparison {
  if (!isEnoughToSay(one) || !isEnoughToSay(other)) return 'not_enough_to_say'
  return squaredDistance(one, other) < ringSquaredRadius ? 'not_distinguishable' : 'distinguishable'
}
