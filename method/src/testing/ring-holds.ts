import { squaredDistance } from '../distinguishable.ts'
import type { Dot } from '../dot.ts'
import { ringSquaredRadius } from '../ring.ts'

/** Whether a place lies inside the ring of a dot. */
export function ringHolds(dot: Dot, { x, y }: { x: number; y: number }): boolean {
  return squaredDistance(dot, { x, y, cov_xx: 0, cov_xy: 0, cov_yy: 0 }) < ringSquaredRadius
}
