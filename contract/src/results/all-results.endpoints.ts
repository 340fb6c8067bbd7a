import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { requiredDay } from '../fields/required-day.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { namedSurvey } from '../surveys/hash-id.ts'
import { resultStatus } from './result-status.ts'

const named = z.object({ id, name: z.string() })

/** What a result can be narrowed to: a decision, or that there is none yet. */
const standing = z.union([z.literal('undecided'), z.coerce.number().pipe(z.enum(resultStatus))])

export const listAllResults = endpoint({
  method: 'GET',
  path: '/admin/results',
  access: staff('result.all'),
  summary: 'Results over all companies. A keyword looks in the name where the survey shows names, or is a code.',
  list: listQuery({
    order: ['completed_at'],
    filter: {
      group: id,
      survey: id,
      kind: z.coerce.number().pipe(z.int().min(0).max(6)),
      status: standing,
      /** Completed on this day or later; on this day or earlier. Days are Kuala Lumpur's. */
      from: requiredDay,
      until: requiredDay,
    },
  }),
  reply: z.array(
    z.object({
      /** Of the attempt: one person's run of the survey. */
      id,
      code: z.string(),
      /** Null where the survey hides names. */
      name: z.string().nullable(),
      group: named,
      survey: namedSurvey,
      module_kind: z.int(),
      status: z.enum(resultStatus).nullable(),
      situations: z.int(),
      /** How many pictures were taken on the way. */
      snapshots: z.int(),
      completed_at: z.iso.datetime(),
    }),
  ),
})

const snapshot = z.object({
  id,
  taken_at: z.iso.datetime(),
  /** The run of a survey that it was taken in. */
  result_id: id,
  code: z.string(),
  group: named,
  survey: namedSurvey,
  /** Signed, and worth nothing after an hour or two. */
  url: z.string(),
})

export const listResultSnapshots = endpoint({
  method: 'GET',
  path: '/admin/results/{id}/snapshots',
  access: staff('result.all'),
  summary: "Pictures from the camera in one person's run of a survey; looking at them is written to the audit log.",
  params: z.object({ id }),
  list: listQuery({ order: ['taken_at'] }),
  reply: z.array(snapshot),
})

export const listSnapshots = endpoint({
  method: 'GET',
  path: '/admin/snapshots',
  access: staff('result.all'),
  summary: 'Pictures from the camera over all companies; looking at them is written to the audit log.',
  list: listQuery({ order: ['taken_at'], filter: { group: id } }),
  reply: z.array(snapshot),
})

const run = z.object({
  id,
  group: named,
  survey: namedSurvey,
  started_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
})

export const listRepeatedAttempts = endpoint({
  method: 'GET',
  path: '/admin/multiple-survey-attempts',
  access: staff('result.all'),
  summary: 'People who have taken more than one survey, at whichever companies: each run after their first.',
  list: listQuery({ order: ['started_at'], filter: { group: id } }),
  reply: z.array(
    run.extend({
      person: z.object({ id, full_name: z.string(), email: z.string() }),
      /** Their other runs, the latest first, ten at most. */
      others: z.array(run),
    }),
  ),
})
