import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { moduleKind, moduleKindCodes, offerTypes } from '../modules/module-kind.ts'
import { inputMethod } from '../respondent/input-method.ts'
import { hashId } from './hash-id.ts'
import { participantCounts, wholeSurvey } from './survey.ts'
import { newSurveyForm, surveyForm } from './survey-form.ts'
import { surveyStatus } from './survey-status.ts'

const viewing = company('survey.view')
const editing = company('survey.edit')
const named = z.object({ id })

export const listSurveys = endpoint({
  method: 'GET',
  path: '/my-surveys',
  access: viewing,
  summary: "The company's surveys, with how far their people have come; to a manager those of their departments.",
  list: listQuery({
    order: ['created_at', 'name', 'expires_at'],
    filter: {
      status: z.coerce.number().pipe(z.enum(surveyStatus)),
      kind: z.enum(moduleKindCodes),
      expired: z.enum(['yes', 'no']),
      survey: hashId,
    },
  }),
  reply: z.array(
    z.object({
      id,
      hashId,
      name: z.string(),
      status: z.enum(surveyStatus),
      kind: z.enum(moduleKind).nullable(),
      department: z.string().nullable(),
      questions: z.int(),
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

export const prepareSurvey = endpoint({
  method: 'GET',
  path: '/my-surveys/create/{id}',
  access: editing,
  summary: 'What a survey that begins from this module or template would hold, before it is stored.',
  params: named,
  reply: surveyForm
    .pick({
      name: true,
      expires_on: true,
      job_position: true,
      goal_type: true,
      supervision_provided: true,
      business_size: true,
    })
    .extend({ template_id: id, type: z.enum(offerTypes), kind: z.enum(moduleKind), questions: z.int() }),
})

export const storeSurvey = endpoint({
  method: 'POST',
  path: '/my-surveys/store',
  access: editing,
  summary: 'Begin a survey from a module or a template. It is a draft until it is published.',
  refusals: ['plan.surveys'],
  body: newSurveyForm,
  reply: wholeSurvey,
})

export const updateSurvey = endpoint({
  method: 'PUT',
  path: '/my-surveys/{id}/update',
  access: editing,
  summary: 'Change what is said about a survey. What is asked in it has calls of its own.',
  params: named,
  body: surveyForm.extend({ version: z.int() }),
  reply: wholeSurvey,
})

export const saveExpression = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/save-expression',
  access: editing,
  summary: 'Say in which ways people may answer: write, say, visual, inspiration.',
  refusals: ['survey.frozen'],
  params: named,
  body: z.object({ version: z.int(), expression: z.array(z.enum(inputMethod)).min(1) }),
  reply: wholeSurvey,
})

export const publishSurvey = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/publish',
  access: editing,
  summary: 'Let a draft out: people can answer it, and whoever is on its list is written to when their time has come.',
  refusals: ['survey.unready', 'survey.closed'],
  params: named,
  reply: wholeSurvey,
})

export const duplicateSurvey = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/duplicate',
  access: editing,
  summary: 'Copy a survey with all that is asked in it, and nobody who was invited. The copy is a draft.',
  refusals: ['plan.surveys'],
  params: named,
  reply: wholeSurvey,
})

export const removeSurvey = endpoint({
  method: 'DELETE',
  path: '/my-surveys/{id}/survey',
  access: company('survey.remove'),
  summary: 'Take a survey out of the lists. Whoever is answering it can finish, and it can be restored.',
  params: named,
  reply: z.null(),
})

export const restoreSurvey = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/restore',
  access: company('survey.remove'),
  summary: 'Bring a removed survey back as it was.',
  refusals: ['plan.surveys'],
  params: named,
  reply: wholeSurvey,
})
