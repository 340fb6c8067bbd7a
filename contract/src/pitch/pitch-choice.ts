import { z } from 'zod'
import { id } from '../ids.ts'

/** The entry by which a survey shows no pitch. The specification numbers it; all others have ids. */
export const noSlider = 0

/** Which pitch a survey shows: none, one by its id, or, if it is null, all that the company shows. */
export const pitchChoice = z.union([z.literal(noSlider), id]).nullable()
export type PitchChoice = z.output<typeof pitchChoice>
