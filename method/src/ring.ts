import type { Dot } from './dot.ts'

/**
 * The radius of the ring, squared, where the covariance is the unit of length. In two dimensions a share
 * of `exp(-r^2 / 2)` lies farther out than r, and the ring is to leave out one fifth.
 */
export const ringSquaredRadius = -2 * Math.log(0.2)

/** An ellipse round the dot. It may reach past the edge of the map, as any margin of error may. */
export type Ring = {
  x: number
  y: number
  /** Half of the longer axis. */
  long: number
  /** Half of the shorter axis. */
  short: number
  /** From the x axis to the longer one, in radians, towards positive y: a screen, whose y points down, turns it round. */
  angle: number
}

export function ringOf({ x, y, cov_xx, cov_xy, cov_yy }: Dot): Ring {
  const middle = (cov_xx + cov_yy) / 2
  const half = (cov_xx - cov_yy) / 2
  const reach = Math.hypot(half, cov_xy)
  return {
    x,
    y,
    long: Math.sqrt(ringSquaredRadius * (middle + reach)),
    short: Math.sqrt(ringSquaredRadius * (middle - reach)),
    angle: Math.atan2(cov_xy, half) / 2,
  }
}
