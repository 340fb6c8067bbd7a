import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { surveyStatus } from './survey-status.ts'

export const listSurveys = endpoint({
  method: 'GET',
  path: '/my-surveys',
  access: company('survey.view'),
  summary: "The company's surveys, the newest first unless asked otherwise, with how far their people have come.",
  list: listQuery({ order: ['created_at'] }),
  reply: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.enum(surveyStatus),
      expires_at: z.iso.datetime(),
      created_at: z.iso.datetime(),
      participants: z.object({ invited: z.int(), started: z.int(), completed: z.int() }),
    }),
  ),
})
