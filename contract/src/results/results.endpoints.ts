import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { resultStatus, undecided } from './result-status.ts'

const status = z.enum(resultStatus)

/** A person's place on the map with what its ring is drawn from. */
const dot = { x: z.number(), y: z.number(), cov_xx: z.number(), cov_xy: z.number(), cov_yy: z.number() }

const listed = z.object({
  /** Of the attempt: one person's run of the survey. */
  id,
  /** What stands for the person where names are hidden. */
  code: z.string(),
  name: z.string().nullable(),
  status: status.nullable(),
  completed_at: z.iso.datetime(),
  /** How many situations the dot rests on. */
  situations: z.int(),
  ...dot,
})

export const listSurveyResults = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/results',
  access: company('result.view'),
  summary: 'The people who have completed a survey, the latest last unless asked otherwise.',
  params: z.object({ id }),
  list: listQuery({
    order: ['completed_at'],
    filter: { status: z.union([z.literal(undecided), z.coerce.number().pipe(status)]) },
  }),
  reply: z.array(listed),
})

export const getResultsMap = endpoint({
  method: 'GET',
  path: '/my-surveys/get-users-2d-dynamic-results',
  access: company('result.view'),
  summary: 'Everybody of a survey as dots of the 2D map, ten thousand at most.',
  query: z.object({ survey_id: id }),
  reply: z.object({
    survey: z.object({ id, name: z.string(), expires_at: z.iso.datetime() }),
    more: z.boolean(),
    dots: z.array(listed.omit({ name: true, completed_at: true })),
  }),
})
