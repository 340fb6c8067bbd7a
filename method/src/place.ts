import { type Control, controlValue } from './control.ts'
import { type Feeling, type FeelingsScale, feelingValue } from './feeling.ts'
import { isImportant, type Quadrant, quadrantOf } from './quadrant.ts'
import { type Shade, shadeOf } from './shade.ts'

export type RatedStatement = { feeling: Feeling; control: Control }

/** Where a statement stands among those of its situation. */
export type Place = {
  /** 1 is the most important. */
  rank: number
  important: boolean
  /** From -1 to 1. */
  feeling_value: number
  /** From -1 to 1. */
  control_value: number
  quadrant: Quadrant
  shade: Shade
}

/**
 * The places of the statements of one situation, the most important first. The order of the list is the
 * ranking, so two statements can neither share a rank nor leave one out.
 */
export function placesOf(statements: readonly RatedStatement[], scale: FeelingsScale): Place[] {
  return statements.map(({ feeling, control }, index) => {
    const rank = index + 1
    const important = isImportant(rank, statements.length)
    const feeling_value = feelingValue(feeling, scale)
    const quadrant = quadrantOf(important, feeling_value > 0)
    return {
      rank,
      important,
      feeling_value,
      control_value: controlValue(control),
      quadrant,
      shade: shadeOf(quadrant, control),
    }
  })
}
