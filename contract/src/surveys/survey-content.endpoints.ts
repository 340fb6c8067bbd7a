import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { wholeSurvey } from './survey.ts'

/*
 * What is asked in a survey. All of it is frozen from the first answer on.
 */

const viewing = company('survey.view')
const editing = company('survey.edit')
const params = z.object({ id })
const version = z.int()
const refusals = ['survey.frozen'] as const

const { queries, screening_question, screening_questions } = limits.survey

const noneTwice = (ids: readonly string[]) => new Set(ids).size === ids.length
const twice = { error: 'field.invalid' satisfies FieldMessageKey }

const question = z.object({ id, name: z.string(), topic: z.string(), text: z.string(), dimension: z.string() })

export const listSurveyQuestions = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/questions',
  access: viewing,
  summary:
    'The situations that a survey asks about, those that its module has besides, and templates that suit the job.',
  params,
  reply: z.object({
    chosen: z.array(question),
    offered: z.array(question),
    suggestions: z.array(
      z.object({ id, name: z.string(), situations: z.int(), is_current: z.boolean(), suits_position: z.boolean() }),
    ),
  }),
})

export const saveSurveyQuestions = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/questions',
  access: editing,
  summary: 'Choose the situations of a survey and their order, or take over those of a module or template.',
  refusals,
  params,
  body: z.object({
    version,
    situation_ids: z.array(id).max(limits.test.situations.max).refine(noneTwice, twice),
    /** If set, the survey is made of this from now on, and asks what it asks. */
    template_id: id.nullable().default(null),
  }),
  reply: wholeSurvey,
})

export const listSurveyQueries = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/get-queries',
  access: viewing,
  summary: 'What can be found out by a survey, and what of it the company has chosen.',
  params,
  reply: z.object({
    chosen: z.array(id),
    offered: z.array(
      z.object({
        id,
        name: z.string(),
        dimension: z.string(),
        /** Whether one of the survey's situations looks through that dimension. */
        is_asked: z.boolean(),
      }),
    ),
  }),
})

export const saveSurveyQueries = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/save-queries',
  access: editing,
  summary: 'Choose what is to be found out by a survey.',
  refusals,
  params,
  body: z.object({ version, query_ids: z.array(id).max(queries.max).refine(noneTwice, twice) }),
  reply: wholeSurvey,
})

export const listScreeningQuestions = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/screening-questions',
  access: company('screening.view'),
  summary: 'The short questions that a survey begins with, and those that its module suggests.',
  params,
  reply: z.object({ questions: z.array(z.string()), suggestions: z.array(z.string()) }),
})

export const saveScreeningQuestions = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/screening-questions',
  access: editing,
  summary: 'Write the short questions that a survey begins with.',
  refusals,
  params,
  body: z.object({
    version,
    questions: z.array(text({ max: screening_question.max })).max(screening_questions.max),
  }),
  reply: wholeSurvey,
})
