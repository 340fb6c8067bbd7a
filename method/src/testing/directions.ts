import type { Covariance } from '../dot.ts'

/** What holds in each of these holds, for all that matters, in every direction of the map. */
export const directions = Array.from({ length: 36 }, (_, index) => {
  const angle = (index * Math.PI) / 36
  return { ux: Math.cos(angle), uy: Math.sin(angle) }
})

export type Direction = (typeof directions)[number]

export function varianceAlong({ ux, uy }: Direction, { cov_xx, cov_xy, cov_yy }: Covariance): number {
  return ux ** 2 * cov_xx + 2 * ux * uy * cov_xy + uy ** 2 * cov_yy
}
