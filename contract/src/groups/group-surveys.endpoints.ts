import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { inviteState } from '../invitations/invite-state.ts'
import { listQuery } from '../list.ts'
import { inputMethod } from '../respondent/input-method.ts'
import { resultStatus } from '../results/result-status.ts'
import { hashId } from '../surveys/hash-id.ts'
import { surveyStatus } from '../surveys/survey-status.ts'

/*
 * A company's surveys as staff look at them: everything is read, nothing is changed, and what applicants wrote is not
 * among it. Who is shown by a code to the company is shown by that code here too.
 */

const params = z.object({ id, survey_id: id })
const status = z.enum(resultStatus)

const survey = {
  id,
  hashId,
  name: z.string(),
  status: z.enum(surveyStatus),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  participants: z.object({ invited: z.int(), started: z.int(), completed: z.int() }),
}

export const listGroupSurveys = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys',
  access: staff('group.view'),
  summary: "A company's surveys, with how far their people have come.",
  params: z.object({ id }),
  list: listQuery({ order: ['created_at'] }),
  reply: z.array(z.object(survey)),
})

const states = z.object({ accepted: z.int(), rejected: z.int(), pipeline: z.int(), undecided: z.int() })

export const getGroupSurveyOverview = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys/{survey_id}/overview',
  access: staff('group.view'),
  summary: 'How a survey stands: its dates, how far its people have come, what was decided.',
  params,
  reply: z.object({
    ...survey,
    group: z.object({ id, name: z.string() }),
    created_by: z.string().nullable(),
    department: z.string().nullable(),
    shows_names: z.boolean(),
    published_at: z.iso.datetime().nullable(),
    first_answer_at: z.iso.datetime().nullable(),
    invites: z.object({
      queued: z.int(),
      sent: z.int(),
      failed: z.int(),
      opened: z.int(),
      started: z.int(),
      completed: z.int(),
      declined: z.int(),
      expired: z.int(),
    }),
    results: states,
  }),
})

export const getGroupSurveyPurpose = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys/{survey_id}/purpose',
  access: staff('group.view'),
  summary: 'What a survey is for: its text, its module, its language and the ways of answering that it offers.',
  params,
  reply: z.object({
    description: z.string(),
    language: z.string(),
    module: z.object({ name: z.string(), kind: z.int() }).nullable(),
    expression: z.array(z.enum(inputMethod)),
  }),
})

export const listGroupSurveyInvites = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys/{survey_id}/invites',
  access: staff('group.view'),
  summary: 'The people invited to a survey and how far each has come; not which result is whose.',
  params,
  list: listQuery({ order: ['added'], filter: { state: z.coerce.number().pipe(z.enum(inviteState)) } }),
  reply: z.array(
    z.object({
      id,
      full_name: z.string(),
      email: z.string(),
      state: z.enum(inviteState),
      scheduled_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      started_at: z.iso.datetime().nullable(),
      completed_at: z.iso.datetime().nullable(),
    }),
  ),
})

const result = z.object({
  id,
  code: z.string(),
  name: z.string().nullable(),
  status: status.nullable(),
  completed_at: z.iso.datetime(),
  situations: z.int(),
})

export const listGroupSurveyResults = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys/{survey_id}/results',
  access: staff('group.view'),
  summary: 'The people who have completed a survey, as the company sees them: by code unless it shows names.',
  params,
  list: listQuery({ order: ['completed_at'], filter: { status: z.coerce.number().pipe(status) } }),
  reply: z.array(result),
})

export const getGroupSurveyPipeline = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys/{survey_id}/pipeline',
  access: staff('group.view'),
  summary: 'How many people of a survey stand where, and the latest of them under each status.',
  params,
  reply: z.object({
    counts: states,
    latest: z.object({
      accepted: z.array(result),
      rejected: z.array(result),
      pipeline: z.array(result),
      undecided: z.array(result),
    }),
  }),
})

export const listGroupSurveyScreening = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys/{survey_id}/screening',
  access: staff('group.view'),
  summary: 'The screening questions that a survey asks; what people answered is for the company alone.',
  params,
  reply: z.array(z.object({ position: z.int(), text: z.string() })),
})

export const listGroupSurveyQuestions = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/surveys/{survey_id}/questions',
  access: staff('group.view'),
  summary: 'The situations that a survey asks about, in their order, as people read them.',
  params,
  reply: z.array(
    z.object({
      id,
      position: z.int(),
      name: z.string(),
      topic: z.string(),
      text: z.string(),
      dimension: z.string(),
      parameters: z.array(z.string()),
    }),
  ),
})
