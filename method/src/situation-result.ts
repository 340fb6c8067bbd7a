import { alignmentOf } from './alignment.ts'
import type { Dot } from './dot.ts'
import type { FeelingsScale } from './feeling.ts'
import { placesOf, type RatedStatement } from './place.ts'
import { type ShadeShares, shadeShares } from './shade-shares.ts'
import { situationDot } from './situation-dot.ts'

export type RatedSituation = {
  situation_id: string
  scale: FeelingsScale
  /** The most important first. */
  statements: readonly RatedStatement[]
}

export type SituationResult = Dot & {
  situation_id: string
  /** How many statements it rests on. */
  statements: number
  alignment: number
  shades: ShadeShares
}

/**
 * What one situation says, or null if it has fewer than two statements.
 *
 * A single statement has a place but no spread: its ring would be the smallest of all, where it ought
 * to be the largest, and there would be no "others" to align with. The survey asks for eight, so this
 * happens only to answers that were cut short, and those then count as not given.
 */
export function situationResult({ situation_id, scale, statements }: RatedSituation): SituationResult | null {
  if (statements.length < 2) return null
  const places = placesOf(statements, scale)
  return {
    situation_id,
    statements: places.length,
    ...situationDot(places, scale),
    alignment: alignmentOf(places),
    shades: shadeShares(places),
  }
}
