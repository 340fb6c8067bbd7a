import { customerInterpretations } from './interpretations/customers.ts'
import { growthInterpretations } from './interpretations/growth.ts'
import type { DefaultInterpretation } from './interpretations/interpretation.ts'
import { judgementInterpretations } from './interpretations/judgement.ts'
import { peopleInterpretations } from './interpretations/people.ts'
import { pressureInterpretations } from './interpretations/pressure.ts'
import { responsibilityInterpretations } from './interpretations/responsibility.ts'

/** What reports say of each quadrant of each dimension, and what they propose to ask. None of them is called good. */
export const defaultInterpretations: readonly DefaultInterpretation[] = [
  ...peopleInterpretations,
  ...pressureInterpretations,
  ...growthInterpretations,
  ...judgementInterpretations,
  ...customerInterpretations,
  ...responsibilityInterpretations,
]
