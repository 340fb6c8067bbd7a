import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { supervision } from '../surveys/supervision.ts'
import { jobTextTypes } from './template-type.ts'

const jobTemplate = z.object({
  id,
  type: z.enum(jobTextTypes),
  name: z.string(),
  /** What it begins with. */
  excerpt: z.string(),
  words: z.int(),
  /** Null: for any position, in any industry. */
  position: z.string().nullable(),
  industry: z.string().nullable(),
})

export const listOfferedJobTemplates = endpoint({
  method: 'GET',
  path: '/my-surveys/job-templates',
  access: company('survey.view'),
  summary: 'Job descriptions and day to day scenarios that a survey can be described with.',
  list: listQuery({
    order: ['position', 'name'],
    filter: { type: z.enum(jobTextTypes), job_position: text({ max: 50 }) },
  }),
  reply: z.array(jobTemplate),
})

export const getOfferedJobTemplate = endpoint({
  method: 'GET',
  path: '/my-surveys/job-templates/{id}',
  access: company('survey.view'),
  summary: 'One of them with its whole text, and what such a job asks for.',
  params: z.object({ id }),
  reply: jobTemplate.omit({ excerpt: true }).extend({
    /** Without marks, as the description of a survey is written. */
    text: z.string(),
    job_position: z.string().nullable(),
    skills: z.string(),
    supervision: z.enum(supervision).nullable(),
  }),
})
