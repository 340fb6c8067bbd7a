import { meanOf } from './mean.ts'
import type { Place } from './place.ts'
import type { Shade } from './shade.ts'

/** Twelve shares that sum to one; shade 1 is the first element. */
export type ShadeShares = readonly number[]

const shadeCount = 12

/**
 * How many of the statements fall into each shade. Each counts once: the quadrants already tell
 * important statements from the others, and a weight would count importance a second time.
 */
export function shadeShares(places: readonly Place[]): ShadeShares {
  const counts = Array.from({ length: shadeCount }, () => 0)
  for (const { shade } of places) counts[shade - 1] = (counts[shade - 1] ?? 0) + 1
  return counts.map((count) => count / places.length)
}

export function shareOfShade(shares: ShadeShares, shade: Shade): number {
  return shares[shade - 1] ?? 0
}

/** The shares of a person over their situations, or of a survey over its people: each counts equally. */
export function meanShares(several: readonly ShadeShares[]): ShadeShares {
  return Array.from({ length: shadeCount }, (_, index) => meanOf(several.map((shares) => shares[index] ?? 0)))
}
