import { z } from 'zod'
import { email } from '../fields/email.ts'
import { language } from '../fields/language.ts'
import { countryCode, mobile } from '../fields/mobile.ts'
import { personName } from '../fields/person-name.ts'
import { id } from '../ids.ts'
import { extraTimes, inviteWeeks } from './invite-state.ts'

/** One person to invite, with the specification's fields and defaults. */
export const participant = z.object({
  first_name: personName,
  last_name: personName,
  email,
  country_code: countryCode,
  mobile,
  language: language.default('en'),
  /** Only the situations of this dimension are asked. */
  dimension_id: id.nullable().default(null),
  /** When the mail goes out; left out: now. */
  scheduled_at: z.iso.datetime().nullable().default(null),
  survey_expiry: z.enum(inviteWeeks).default(inviteWeeks.one),
  extra_time: z.literal(extraTimes).default(0),
  /** Whether cut, copy, paste and the right mouse button work for them. */
  allow_paste: z.boolean().default(false),
})

export type Participant = z.output<typeof participant>
