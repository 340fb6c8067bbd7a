import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { participantCounts, wholeSurvey } from './survey.ts'
import { surveyStatus } from './survey-status.ts'

const viewing = company('survey.view')
const named = z.object({ id })

export const listSurveys = endpoint({
  method: 'GET',
  path: '/my-surveys',
  access: viewing,
  summary: "The company's surveys, the newest first unless asked otherwise, with how far their people have come.",
  list: listQuery({ order: ['created_at'] }),
  reply: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.enum(surveyStatus),
      expires_at: z.iso.datetime(),
      created_at: z.iso.datetime(),
      participants: participantCounts,
    }),
  ),
})

export const getSurvey = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/show',
  access: viewing,
  summary: 'One survey of the company: what it is for, how far it is made, and what the caller may do with it.',
  params: named,
  reply: wholeSurvey,
})

const counts = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), z.int())

export const getSurveyOverview = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/overview',
  access: viewing,
  summary: 'How a survey stands: who made it when, how far its people have come, what was decided.',
  params: named,
  reply: z.object({
    id,
    created_by: z.string().nullable(),
    published_at: z.iso.datetime().nullable(),
    first_answer_at: z.iso.datetime().nullable(),
    invites: counts(['queued', 'sent', 'failed', 'opened', 'started', 'completed', 'declined', 'expired']),
    results: counts(['accepted', 'pipeline', 'rejected', 'undecided']),
  }),
})
