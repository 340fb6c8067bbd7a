import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { supervision } from '../surveys/supervision.ts'

const named = z.object({ code: z.string(), name: z.string() }).nullable()

export const getFirstSurvey = endpoint({
  method: 'GET',
  path: '/first-survey',
  access: company('survey.view'),
  summary: 'What the company said before signing up about the job of its first survey; null if it said nothing.',
  reply: z
    .object({
      job_position: named,
      goal_type: named,
      supervision: z.object({ id: z.literal(Object.values(supervision)), name: z.string() }).nullable(),
    })
    .nullable(),
})
