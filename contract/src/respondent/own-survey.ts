import { z } from 'zod'
import { id } from '../ids.ts'
import { participantResponses } from './participant-response.ts'

/** How far somebody is with a survey that they are invited to, as they themselves would say it. */
const ownSurveyStates = ['to_do', 'running', 'done', 'declined', 'expired'] as const

/** What has come of it, as far as the company has told. */
export const ownSurveyStages = ['reading', 'shortlisted', 'not_chosen'] as const

export const response = z.enum(participantResponses)

export const ownSurvey = z.object({
  /** Of the invitation. */
  id,
  company: z.string(),
  name: z.string(),
  state: z.enum(ownSurveyStates),
  response: response.nullable(),
  topics: z.int(),
  /** Until when it can be begun, or finished by who has begun. */
  open_until: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  /** Null until everything is answered. */
  stage: z.enum(ownSurveyStages).nullable(),
  /** When the company has promised to answer; null if it has promised nothing, or has answered. */
  reply_by: z.iso.datetime().nullable(),
})

/** A company that has invited somebody. */
export const ownGroup = z.object({
  id,
  name: z.string(),
  /** To how many. */
  surveys: z.int(),
  /** Null if it has promised nothing. */
  promised_reply_days: z.int().nullable(),
})

export type OwnGroup = z.output<typeof ownGroup>
export type OwnSurvey = z.output<typeof ownSurvey>
