import { z } from 'zod'
import { supervision } from '../surveys/supervision.ts'

/** One step of how a company hires, in the survey's own language. */
export const hiringStep = z.object({ name: z.string(), description: z.string() })

/** What a pitch says besides its slides, in the reader's language. What the company has not filled in is empty. */
export const pitchFacts = z.object({
  job_position: z.string(),
  /** What the company itself calls the position; empty where that says the same. */
  position_applied: z.string(),
  skills_required: z.string(),
  supervision_provided: z.enum(supervision).nullable(),
  hiring_strategy: z.array(hiringStep),
})

export type PitchFacts = z.output<typeof pitchFacts>
