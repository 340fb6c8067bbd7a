import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { wholeSurvey } from './survey.ts'

const viewing = company('survey.view')
const editing = company('survey.edit')
const ofSurvey = z.object({ survey_id: id })

const { name, description, steps } = limits.hiring_strategy
const step = z.object({ name: z.string(), description: z.string() })

/** One step as the company words it, in the language of the survey. */
const stepForm = z.object({
  name: text({ max: name.max }),
  description: text({ max: description.max, min: 0, lines: true }),
})

export const listOfferedStrategies = endpoint({
  method: 'GET',
  path: '/my-surveys/hiring-strategy',
  access: viewing,
  summary: 'The ways of hiring that a survey can follow, with their steps.',
  reply: z.array(z.object({ id, name: z.string(), description: z.string(), steps: z.array(step) })),
})

export const getSelectedStrategy = endpoint({
  method: 'GET',
  path: '/my-surveys/selected-hiring-strategy',
  access: viewing,
  summary: 'Which way of hiring a survey follows; null if none was picked.',
  query: ofSurvey,
  reply: z.object({ id, name: z.string() }).nullable(),
})

export const getSurveyStrategy = endpoint({
  method: 'GET',
  path: '/my-surveys/survey-hiring-strategy',
  access: viewing,
  summary: 'The steps that a survey tells its applicants, as the company words them.',
  query: ofSurvey,
  reply: z.object({ name: z.string(), steps: z.array(step) }),
})

export const saveSurveyStrategy = endpoint({
  method: 'POST',
  path: '/my-surveys/save-hiring-strategy',
  access: editing,
  summary: 'Pick the way of hiring of a survey, or none. Its steps are copied, so that later changes leave them alone.',
  query: ofSurvey,
  body: z.object({ version: z.int(), strategy_id: id.nullable() }),
  reply: wholeSurvey,
})

export const updateSurveyStrategy = endpoint({
  method: 'PUT',
  path: '/my-surveys/update-hiring-strategy',
  access: editing,
  summary: "Word the steps of a survey's way of hiring anew, leave some out, or bring them into another order.",
  query: ofSurvey,
  body: z.object({ version: z.int(), steps: z.array(stepForm).min(1).max(steps.max) }),
  reply: wholeSurvey,
})
