import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { namedSurvey } from '../surveys/hash-id.ts'
import { resultStatus, resultStatusColour } from './result-status.ts'

export const listResultStatuses = endpoint({
  method: 'GET',
  path: '/my-surveys/result-status-types',
  access: company('result.view'),
  summary:
    'What can be decided about somebody, by its number, with what it is called and the colour it has everywhere.',
  reply: z.array(
    z.object({
      id: z.enum(resultStatus),
      name: z.string(),
      /** What the button says that decides it. */
      action: z.string(),
      colour: z.enum(resultStatusColour),
      /** Whether it can carry a mail. */
      notifies: z.boolean(),
    }),
  ),
})

const { people, reason } = limits.decision

export const changeResultStatus = endpoint({
  method: 'POST',
  path: '/my-surveys/survey-result-status',
  access: company('result.decide'),
  summary:
    'Decide about people of a survey, all of them or none. A mail waits until `undo_until`; those who have the status already are named in the refusal, as `result_ids.<id>`.',
  refusals: ['result.decided'],
  body: z.object({
    survey_id: id,
    result_ids: z.array(id).min(1, 'field.users.required').max(people.max),
    status: z.enum(resultStatus, 'field.action.required'),
    /** Whether acceptance or rejection is told to them by mail. */
    notify: z.boolean().default(false),
    /** For the team. Those decided about never read it. */
    reason: text({ max: reason.max, min: 0, lines: true }).default(''),
  }),
  reply: z.object({
    /** By which it is taken back. */
    id,
    changed: z.int(),
    mails: z.int(),
    undo_until: z.iso.datetime(),
    /** The same as a length, for whoever's clock goes wrong. */
    undo_seconds: z.int(),
  }),
})

export const undoResultStatus = endpoint({
  method: 'POST',
  path: '/my-surveys/survey-result-status/undo',
  access: company('result.decide'),
  summary: 'Take back a decision with its mails: everybody has the status of before. Once only, and only in time.',
  refusals: ['undo.over', 'undo.later'],
  body: z.object({ id }),
  reply: z.object({ restored: z.int() }),
})

/** Whether those decided about are told: the mails still wait, have gone out, or there are none. */
const told = z.enum(['none', 'waiting', 'sent'])

export const listRecentDecisions = endpoint({
  method: 'GET',
  path: '/my-surveys/recent-decisions',
  access: company('result.view'),
  summary:
    'The last decisions about people, of one survey or of all that the caller sees: by whom, about whom, why, and until when each can be taken back.',
  query: z.object({ survey_id: id.optional() }),
  reply: z.array(
    z.object({
      id,
      survey: namedSurvey,
      status: z.enum(resultStatus),
      reason: z.string(),
      decided_at: z.iso.datetime(),
      /** Null: whoever it was is no longer there. */
      by: z.string().nullable(),
      /** About so many; the first of them are named, as every list names them. */
      count: z.int(),
      people: z.array(z.object({ id, code: z.string(), name: z.string().nullable() })),
      mails: told,
      is_undone: z.boolean(),
      /** Null: it stands. */
      undo_until: z.iso.datetime().nullable(),
    }),
  ),
})
