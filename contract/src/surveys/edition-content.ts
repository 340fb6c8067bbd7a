import { z } from 'zod'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { hiringStep } from '../pitch/pitch-facts.ts'
import { inputMethod } from '../respondent/input-method.ts'
import { supervision } from './supervision.ts'

const texts = z.record(z.enum(languages), z.string())

const quadrant = z.object({ parameter: texts, much: texts, some: texts, none: texts })

/** A survey as it is answered and read: frozen when it is published, in all languages. */
export const editionContent = z.object({
  company: z.string(),
  name: z.string(),
  description: z.string(),
  module_kind: z.int(),
  feelings_scale: z.union([z.literal(2), z.literal(4)]),
  instructions: texts,
  things_to_remember: texts,
  /** Editions from before there were any have none; a module need not have one. */
  completion_message: texts.nullable().default(null),
  consent: z.object({ version: z.int(), body: texts }),
  expression: z.array(z.enum(inputMethod)).min(1),
  /** In the survey's own language; editions from before there were any have none. */
  screening_questions: z.array(z.string()).default([]),
  /** What the pitch says of the job. Editions from before it did say nothing. */
  job_position: texts.nullable().default(null),
  /** What the company calls the position; this and the skills are in the survey's own language. */
  position_applied: z.string().default(''),
  skills_required: z.string().default(''),
  supervision_provided: z.enum(supervision).nullable().default(null),
  /** How the company hires, step by step, in the survey's own language. */
  hiring_strategy: z.array(hiringStep).default([]),
  situations: z.array(
    z.object({
      id,
      dimension_id: id,
      name: texts,
      topic: texts,
      text_display: texts,
      sample_statements: texts,
      quadrants: z.array(quadrant).length(4),
    }),
  ),
})

export type EditionContent = z.output<typeof editionContent>
