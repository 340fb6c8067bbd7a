import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { namedSurvey } from '../surveys/hash-id.ts'
import { interpretationType } from './interpretation-type.ts'
import { reportPerson } from './report-person.ts'

const shades = z.array(z.number()).length(12)

/** A place on the map with what its ring is drawn from. */
const dot = { x: z.number(), y: z.number(), cov_xx: z.number(), cov_xy: z.number(), cov_yy: z.number() }

const interpretation = z.object({
  id,
  type: z.enum(interpretationType),
  /** 1 to 4. */
  quadrant: z.int(),
  /** 1 much, 2 some, 3 none; null: whatever the control. */
  control: z.int().nullable(),
  name: z.string(),
  description: z.string(),
  /** Whether the company keeps it in its reports. */
  is_kept: z.boolean(),
})

/** What the company wants to find out; where it chose no queries, what the situations look through. */
const query = z.object({ id, name: z.string(), dimension: z.string() })

/** So many can be compared side by side. */
const ids = text({ max: 200 })
  .transform((written) => written.split(','))
  .pipe(z.array(id).min(1).max(limits.report.compared))

export const getDynamicReport = endpoint({
  method: 'GET',
  path: '/my-surveys/get-users-dynamic-interpretation-results',
  access: company('result.view'),
  summary:
    'What the answers of one to four people of a survey come to: place, ring, shades, alignment, and what can be read and asked, by query.',
  query: z.object({ ids }),
  reply: z.object({
    survey: namedSurvey,
    queries: z.array(query),
    people: z.array(
      z.object({
        ...reportPerson.shape,
        ...dot,
        situations: z.int(),
        alignment: z.number(),
        shades,
        by_situation: z.array(
          z.object({ ...dot, name: z.string(), statements: z.int(), alignment: z.number(), shades }),
        ),
        by_query: z.array(
          z.object({
            id,
            situations: z.int(),
            statements: z.int(),
            shades,
            /** What is said of the quadrants that hold a quarter of the statements or more, the largest first. */
            interpretations: z.array(interpretation),
          }),
        ),
      }),
    ),
  }),
})

export const listSurveyInterpretations = endpoint({
  method: 'GET',
  path: '/my-surveys/interpretations',
  access: company('result.view'),
  summary: 'Everything that reports of a survey may say or propose to ask, by query, and whether the company keeps it.',
  query: z.object({ survey_id: id }),
  reply: z.array(query.extend({ interpretations: z.array(interpretation) })),
})

export const saveInterpretationPreference = endpoint({
  method: 'POST',
  path: '/my-surveys/save-interpretation-preference',
  access: company('survey.edit'),
  summary: 'Keep interpretations in the reports of a survey, or leave them out.',
  body: z.object({
    survey_id: id,
    interpretation_ids: z.array(id).min(1).max(limits.report.interpretations),
    is_kept: z.boolean(),
  }),
  reply: z.object({ left_out: z.array(id) }),
})

export const getSurveyShades = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/shades',
  access: company('result.view'),
  summary: 'How the statements of everybody in a survey are spread over the twelve shades; each person counts equally.',
  params: z.object({ id }),
  reply: z.object({ people: z.int(), shades }),
})
