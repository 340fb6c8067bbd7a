import { z } from 'zod'
import { language } from '../fields/language.ts'
import { id } from '../ids.ts'
import { namedSurvey } from '../surveys/hash-id.ts'
import { extraTimes, inviteSource, inviteState } from './invite-state.ts'

const state = z.enum(inviteState)
const moment = z.iso.datetime()

/** One person on the list of a survey. */
export const listedInvite = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  /** Whether mails to this address come back. */
  bounced: z.boolean(),
  mobile: z.string().nullable(),
  language,
  dimension: z.string().nullable(),
  source: z.enum(inviteSource),
  extra_time: z.literal(extraTimes),
  allow_paste: z.boolean(),
  state,
  scheduled_at: moment,
  sent_at: moment.nullable(),
  expires_at: moment,
  opened_at: moment.nullable(),
  started_at: moment.nullable(),
  completed_at: moment.nullable(),
})

/** The same person among those of all surveys. */
export const listedParticipant = listedInvite.extend({
  survey: namedSurvey,
  created_at: moment,
})

/** By how far somebody has come. */
export const stateFilter = { state: z.coerce.number().pipe(state) }
