import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { inviteState } from '../invitations/invite-state.ts'
import { listQuery } from '../list.ts'
import { inputMethod } from '../respondent/input-method.ts'
import { resultStatus } from '../results/result-status.ts'
import { namedSurvey } from '../surveys/hash-id.ts'

const survey = { group: z.object({ id, name: z.string() }), survey: namedSurvey }

/** Both name a person together with what they answered, which nobody else sees together: each look is in the log. */
export const listPersonResults = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/results',
  access: staff('person.view'),
  summary: 'The surveys that a person was invited to, at all companies, and what came of each; the look is logged.',
  params: z.object({ id }),
  list: listQuery({ order: ['created_at'] }),
  reply: z.array(
    z.object({
      /** Of the invite. */
      id,
      ...survey,
      state: z.enum(inviteState),
      /** One person's run of the survey; null until they came. */
      test_id: id.nullable(),
      completed_at: z.iso.datetime().nullable(),
      /** Null until there is a result. */
      result: z
        .object({
          status: z.enum(resultStatus).nullable(),
          situations: z.int(),
          x: z.number(),
          y: z.number(),
        })
        .nullable(),
    }),
  ),
})

export const getPersonStatements = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/statements',
  access: staff('person.view'),
  summary:
    'What a person wrote in one survey, the last that they came to unless one is named, with rank, feeling, control and shade; the look is logged.',
  params: z.object({ id }),
  query: z.object({ test_id: id.optional() }),
  reply: z
    .object({
      test_id: id,
      ...survey,
      completed_at: z.iso.datetime().nullable(),
      feelings_scale: z.int(),
      topics: z.array(
        z.object({
          position: z.int(),
          name: z.string(),
          topic: z.string(),
          /** In the order of their rank as far as there is one, then as they were written. */
          statements: z.array(
            z.object({
              slot: z.int(),
              input_method: z.enum(inputMethod),
              text: z.string(),
              rank: z.int().nullable(),
              feeling: z.int().nullable(),
              control: z.int().nullable(),
              /** Where it stands among the others: 1-4 and 1-12, once all of them are rated. */
              quadrant: z.int().nullable(),
              shade: z.int().nullable(),
              /** What the situation calls that quadrant, and that shade of it. */
              parameter: z.string().nullable(),
              shade_text: z.string().nullable(),
            }),
          ),
        }),
      ),
    })
    .nullable(),
})
