import { meanOf } from './mean.ts'

/** How sure a place on the map is: the variance along each axis, and how far the two go together. */
export type Covariance = { cov_xx: number; cov_xy: number; cov_yy: number }

/**
 * A place on the map, `x` for feeling and `y` for control, both from -1 to 1, with its uncertainty.
 * The middle of the map is always (0, 0) and never the mean of those who applied, so that nobody's
 * place depends on who else did.
 */
export type Dot = Covariance & { x: number; y: number }

/**
 * The dot in the middle of several independent ones. The variance of a mean is the sum of the variances
 * divided by their number squared, so one more makes it surer unless it is by itself more than twice as
 * unsure as the others are.
 */
export function meanDot(dots: readonly Dot[]): Dot {
  const count = dots.length
  return {
    x: meanOf(dots.map(({ x }) => x)),
    y: meanOf(dots.map(({ y }) => y)),
    cov_xx: meanOf(dots.map(({ cov_xx }) => cov_xx)) / count,
    cov_xy: meanOf(dots.map(({ cov_xy }) => cov_xy)) / count,
    cov_yy: meanOf(dots.map(({ cov_yy }) => cov_yy)) / count,
  }
}
