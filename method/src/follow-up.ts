import { controls, controlValue } from './control.ts'
import type { Place } from './place.ts'
import { quadrants } from './quadrant.ts'

const muchControl = controlValue(controls.much)

/** What matters to the person, weighs on them, and is not in their own hands. */
function asksForFollowUp({ quadrant, control_value }: Place): boolean {
  return quadrant === quadrants.important_negative && control_value < muchControl
}

/** The statements worth asking about in the interview: the least control first, then the most important. */
export function followUps<Statement extends Place>(statements: readonly Statement[]): Statement[] {
  return statements.filter(asksForFollowUp).toSorted((a, b) => a.control_value - b.control_value || a.rank - b.rank)
}
