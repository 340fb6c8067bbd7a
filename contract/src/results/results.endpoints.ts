import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { hashId, namedSurvey } from '../surveys/hash-id.ts'
import { listedPerson, standing } from './listed-person.ts'
import { integrityFlags, resultStatus } from './result-status.ts'

const status = z.enum(resultStatus)

/** A person's place on the map with what its ring is drawn from. */
const dot = { x: z.number(), y: z.number(), cov_xx: z.number(), cov_xy: z.number(), cov_yy: z.number() }

const listed = listedPerson.extend({
  /** How many situations the dot rests on. */
  situations: z.int(),
  ...dot,
})

const asked = {
  /** Asked about nothing but this dimension. */
  dimension: id,
  /** Asked about what this query of the survey's module wants to find out. */
  query: id,
}

export const listSurveyResults = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/results',
  access: company('result.view'),
  summary:
    'The people who have completed a survey, the latest last unless asked otherwise. A keyword looks in the names that are shown, or is a code.',
  params: z.object({ id }),
  list: listQuery({
    order: ['completed_at'],
    filter: {
      status: standing,
      flag: z.enum(integrityFlags),
      ...asked,
      /** Completed on this day or later; on this day or earlier. Days are Kuala Lumpur's. */
      from: requiredDay,
      until: requiredDay,
    },
  }),
  reply: z.array(listed),
})

export const getResultsMap = endpoint({
  method: 'GET',
  path: '/my-surveys/get-users-2d-dynamic-results',
  access: company('result.view'),
  summary:
    'Everybody of a survey as dots of the 2D map, ten thousand at most, and how what they wrote is spread over the twelve shades.',
  query: z.object({ survey_id: id }),
  reply: z.object({
    survey: namedSurvey.extend({ expires_at: z.iso.datetime() }),
    more: z.boolean(),
    /** The mean of the shares of those on the map, each counting as much as any other; null as long as nobody is. */
    shades: z.array(z.number()).length(12).nullable(),
    dots: z.array(listed.omit({ name: true, completed_at: true, events: true, is_repeat: true })),
  }),
})

export const listCompanyResults = endpoint({
  method: 'GET',
  path: '/my-surveys/results',
  access: company('result.view'),
  summary:
    "The people who have completed any of the company's surveys. `start_date` and `end_date` are the first and the last day; a keyword looks in the names that are shown, or is a code.",
  list: listQuery({
    order: ['completed_at'],
    filter: { status: standing, survey: hashId, flag: z.enum(integrityFlags), ...asked },
  }).extend({
    start_date: requiredDay.optional(),
    end_date: requiredDay.optional(),
    /** One, or several by commas. */
    module_type_id: text({ max: 20 })
      .transform((written) => written.split(','))
      .pipe(z.array(z.coerce.number<string>().pipe(z.int().min(0).max(6))))
      .optional(),
  }),
  reply: z.array(
    listedPerson.extend({
      survey: namedSurvey,
      module_type_id: z.int(),
    }),
  ),
})

/** So many of a column of the board are asked for. */
const shown = z.coerce
  .number<string | number>()
  .int()
  .min(1)
  .max(limits.board.shown.max)
  .default(limits.board.shown.first)

export const getPipeline = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/pipeline',
  access: company('result.view'),
  summary: 'The people of a survey by what is decided about them, the latest of each, as many as are asked for.',
  params: z.object({ id }),
  query: z.object({ undecided: shown, pipeline: shown, accepted: shown, rejected: shown }),
  reply: z.array(
    z.object({
      /** Null: not decided. */
      status: status.nullable(),
      total: z.int(),
      people: z.array(listedPerson),
    }),
  ),
})
