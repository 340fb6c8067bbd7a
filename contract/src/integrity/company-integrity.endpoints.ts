import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { testStep } from '../respondent/test-step.ts'
import { namedSurvey } from '../surveys/hash-id.ts'
import { integrityPolicy } from '../surveys/survey-choices.ts'
import { integrityEvent } from './integrity-event.ts'

export const getIntegrityTimeline = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/integrity',
  access: company('result.view'),
  summary:
    'What was recorded beside the answers of one person of a survey, what they said about it, and what else they took up at this company. Signals, and no verdict.',
  params: z.object({ id }),
  query: z.object({ result_id: id }),
  reply: z.object({
    /** What was recorded at all, as it was settled when the person began. */
    policy: z.enum(integrityPolicy),
    /** How many pictures there are still: they are looked at by a call of its own. */
    snapshots: z.int(),
    events: z.array(
      z.object({
        id,
        kind: z.enum(integrityEvent),
        happened_at: z.iso.datetime(),
        lasted_ms: z.int(),
        step: z.enum(testStep),
        /** The situation that it happened in; null outside of any. */
        situation: z.string().nullable(),
        characters: z.int().nullable(),
        /** Two-letter codes of countries: where the person was before, and from then on; null where it is not known. */
        moved: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
        explanation: z.string(),
      }),
    ),
    /** The person's other runs at this company, of surveys that the caller may see, the latest first. */
    others: z.array(
      z.object({
        id,
        survey: namedSurvey,
        started_at: z.iso.datetime(),
        completed_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
})

export const lookAtSnapshots = endpoint({
  method: 'GET',
  path: '/results/{id}/snapshots',
  access: company('snapshot.view'),
  summary: "Pictures from the camera in one person's run of a survey; looking at them is written to the audit log.",
  params: z.object({ id }),
  reply: z.array(
    z.object({
      /** Of the event that it belongs to. */
      id,
      taken_at: z.iso.datetime(),
      /** Signed, and worth nothing after an hour or two. */
      url: z.string(),
    }),
  ),
})
