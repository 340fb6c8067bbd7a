import { type Dot, meanDot } from './dot.ts'
import { meanOf } from './mean.ts'
import { meanShares, type ShadeShares } from './shade-shares.ts'
import type { SituationResult } from './situation-result.ts'
import { methodVersion } from './version.ts'

/** What is stored of a person, by the names of the columns. */
export type PersonResult = Dot & {
  method_version: number
  /** How many situations it rests on. */
  situations: number
  alignment: number
  shades: ShadeShares
  by_situation: readonly SituationResult[]
}

/**
 * Situations count equally, whether eight statements were written in one or twelve. Given only the
 * situations of one dimension, it says how the person looks through that lens.
 *
 * Null if there is no situation at all: nobody stands at (0, 0) for having said nothing.
 */
export function personResult(by_situation: readonly SituationResult[]): PersonResult | null {
  if (by_situation.length === 0) return null
  return {
    method_version: methodVersion,
    situations: by_situation.length,
    ...meanDot(by_situation),
    alignment: meanOf(by_situation.map(({ alignment }) => alignment)),
    shades: meanShares(by_situation.map(({ shades }) => shades)),
    by_situation,
  }
}
