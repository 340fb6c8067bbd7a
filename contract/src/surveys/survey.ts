import { z } from 'zod'
import { id } from '../ids.ts'
import { moduleKind } from '../modules/module-kind.ts'
import { pitchChoice } from '../pitch/pitch-choice.ts'
import { inputMethod } from '../respondent/input-method.ts'
import { hashId } from './hash-id.ts'
import { surveyForm } from './survey-form.ts'
import { surveyStatus } from './survey-status.ts'

/** How far the people of a survey have come. */
export const participantCounts = z.object({ invited: z.int(), started: z.int(), completed: z.int() })

/** One survey as its company reads it, with what the frame of its pages needs: how far it is, and what may be done. */
export const wholeSurvey = surveyForm.extend({
  id,
  hashId,
  group_id: id,
  status: z.enum(surveyStatus),
  version: z.int(),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  department: z.string().nullable(),
  /** What it is made of; null until that is chosen. */
  module: z.object({ id, name: z.string(), kind: z.enum(moduleKind) }).nullable(),
  expression: z.array(z.enum(inputMethod)),
  /** How much of each is chosen. */
  questions: z.int(),
  screening_questions: z.int(),
  /** What is to be found out, in the order in which it was chosen. */
  index_criteria: z.array(z.object({ id, name: z.string() })),
  /** How many of its mails it words itself; the others are the defaults. */
  own_mails: z.int(),
  strategy: z.string().nullable(),
  pitch_id: pitchChoice,
  /** What the pitch is called; null where it shows none, or all. */
  pitch: z.string().nullable(),
  participants: participantCounts,
  /** Somebody has answered, so that nothing may change that answers depend on. */
  is_frozen: z.boolean(),
  /** What the caller may do with it now. */
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})

export type WholeSurvey = z.output<typeof wholeSurvey>
