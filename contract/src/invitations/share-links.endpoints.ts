import { z } from 'zod'
import { company, link } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { shareForm } from './share-form.ts'

export const openShareLink = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/share-link',
  access: company('invite.send'),
  summary: 'A link by which people put themselves on the list of a survey. Asked for again, it is the same one.',
  refusals: ['plan.participants'],
  params: z.object({ id }),
  reply: z.object({ id, created_at: z.iso.datetime(), people: z.int() }),
})

export const closeShareLink = endpoint({
  method: 'DELETE',
  path: '/my-surveys/{id}/share-link',
  access: company('invite.send'),
  summary: 'End the link by which people put themselves on the list. Who is on it stays.',
  params: z.object({ id }),
  reply: z.null(),
})

const named = z.object({ survey_id: id, id })

export const getSharedSurvey = endpoint({
  method: 'GET',
  path: '/share/survey/{survey_id}/{id}',
  access: link('share'),
  summary: 'Which survey a share link leads to, and what is asked there.',
  limit: { per: 'ip', max: 60, window_s: 60 },
  params: named,
  reply: z.object({
    company: z.string(),
    survey: z.string(),
    /** What applicants read about the job, in the words of the company. */
    description: z.string(),
    /** How many topics there are to write about: by it one knows how long it takes. */
    questions: z.int(),
    expires_at: z.iso.datetime(),
  }),
})

export const joinSharedSurvey = endpoint({
  method: 'POST',
  path: '/share/survey/{survey_id}/{id}',
  access: link('share'),
  summary: 'Put myself on the list of a survey. The way into it comes by mail, so that nobody answers in my name.',
  refusals: ['survey.closed', 'mail.wait'],
  limit: { per: 'ip', max: 20, window_s: 600 },
  params: named,
  body: shareForm,
  reply: z.null(),
})
