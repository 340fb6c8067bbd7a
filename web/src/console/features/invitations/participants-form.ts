import { instantOf } from '@catchpitch/contract/dates'
import { participant } from '@catchpitch/contract/invitations/participant'
import { limits } from '@catchpitch/contract/limits'
import { z } from 'zod'

/** One person as the fields hold them; when they are written to, and for how long it holds, is said once for all. */
export const newRow = () => ({
  first_name: '',
  last_name: '',
  email: '',
  country_code: '+60',
  mobile: '',
  language: 'en',
  dimension_id: '',
  extra_time: '0',
  allow_paste: '',
})

export type RowFields = keyof ReturnType<typeof newRow>

const row = participant.extend({
  dimension_id: z.preprocess((value) => (value === '' ? null : value), participant.shape.dimension_id),
  extra_time: z.preprocess((value) => Number(value), participant.shape.extra_time),
  allow_paste: z.preprocess((value) => value === 'true', participant.shape.allow_paste),
})

/** What the page sends: its own fields, brought into the contract's. */
export const participantsForm = z.object({
  participants: z
    .array(row.omit({ scheduled_at: true, survey_expiry: true }))
    .min(1)
    .max(limits.participants.at_once),
  when: z.enum(['now', 'later']),
  scheduled_at: z.preprocess(
    (value) => (typeof value === 'string' && value !== '' ? (instantOf(value)?.toISOString() ?? value) : null),
    participant.shape.scheduled_at,
  ),
  survey_expiry: z.preprocess((value) => Number(value), participant.shape.survey_expiry),
})
