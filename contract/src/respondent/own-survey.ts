import { z } from 'zod'
import { id } from '../ids.ts'
import { participantResponses } from './participant-response.ts'

/** How far somebody is with a survey that they are invited to, as they themselves would say it. */
const ownSurveyStates = ['to_do', 'running', 'done', 'declined', 'expired'] as const

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
})

export type OwnSurvey = z.output<typeof ownSurvey>
