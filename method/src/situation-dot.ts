import { controlRounding } from './control.ts'
import type { Dot } from './dot.ts'
import { type FeelingsScale, feelingRounding } from './feeling.ts'
import type { Place } from './place.ts'
import { totalWeight, weightOfRank } from './weight.ts'

/**
 * The weighted mean of a situation's statements, and how sure it is.
 *
 * The uncertainty has two sources. The statements differ from one another, so others written on another
 * day would have landed elsewhere. And each answer was rounded to the nearest one offered. The second
 * source never vanishes, even if every answer is the same: that is why a ring has always an extent, and
 * the sum of two covariances always an inverse.
 *
 * It is a formula and draws nothing at random: the same answers give the same picture, every time.
 */
export function situationDot(places: readonly Place[], scale: FeelingsScale): Dot {
  const count = places.length
  const total = totalWeight(count)

  let x = 0
  let y = 0
  for (const { rank, feeling_value, control_value } of places) {
    const weight = weightOfRank(rank, count)
    x += weight * feeling_value
    y += weight * control_value
  }
  x /= total
  y /= total

  let xx = 0
  let xy = 0
  let yy = 0
  let squares = 0
  for (const { rank, feeling_value, control_value } of places) {
    const weight = weightOfRank(rank, count)
    const dx = weight * (feeling_value - x)
    const dy = weight * (control_value - y)
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
    squares += weight * weight
  }

  // The mean was taken from the same statements, so they lie closer to it than to the truth.
  const spread = count / (count - 1) / total ** 2
  const rounding = squares / total ** 2
  return {
    x,
    y,
    cov_xx: spread * xx + rounding * feelingRounding(scale),
    cov_xy: spread * xy,
    cov_yy: spread * yy + rounding * controlRounding,
  }
}
