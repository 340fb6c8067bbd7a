import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { outcomeForm } from './outcome.ts'

const path = '/results/{id}/outcome'
const access = company('result.decide')
const params = z.object({ id })

export const noteOutcome = endpoint({
  method: 'PUT',
  path,
  access,
  summary:
    'Note on which day somebody who is shortlisted was hired, and on which they left. Neither lies before they completed the survey, nor in the future.',
  refusals: ['outcome.notShortlisted'],
  params,
  body: outcomeForm,
  reply: z.object({ hired_on: z.string(), resigned_on: z.string().nullable() }),
})

export const removeOutcome = endpoint({
  method: 'DELETE',
  path,
  access,
  summary: 'Take back that somebody was hired, with the day on which they left.',
  params,
  reply: z.null(),
})
