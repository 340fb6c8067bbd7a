import { z } from 'zod'
import { invited, open, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { ownGroup, ownSurvey, response } from './own-survey.ts'

export const listOwnSurveys = endpoint({
  method: 'GET',
  path: '/surveys',
  access: signedIn(),
  summary: 'The surveys that I am invited to, of all companies or one, and how far I am with each; the newest first.',
  query: z.object({ group_id: id.optional() }),
  reply: z.array(ownSurvey),
})

export const listOwnGroups = endpoint({
  method: 'GET',
  path: '/get-groups',
  access: signedIn(),
  summary: 'The companies that have invited me, with the number of their surveys and the days within which they reply.',
  reply: z.array(ownGroup),
})

export const getOwnSurvey = endpoint({
  method: 'GET',
  path: '/surveys/{id}/status',
  access: invited(),
  summary: 'How far I am with the survey of one of my own invitations.',
  params: z.object({ id }),
  reply: ownSurvey,
})

export const respondToSurvey = endpoint({
  method: 'PUT',
  path: '/surveys/{id}/status',
  access: invited(),
  summary: 'Say whether I am interested in what an invitation of mine is about. Who is not has declined it.',
  refusals: ['test.closed', 'test.begun'],
  params: z.object({ id }),
  body: z.object({ response }),
  reply: ownSurvey,
})

export const listDeclineOptions = endpoint({
  method: 'GET',
  path: '/surveys/decline-options',
  access: open(),
  summary: 'The reasons that somebody can give who declines a survey, in the language of the caller.',
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const declineSurvey = endpoint({
  method: 'POST',
  path: '/surveys/{id}/decline-survey',
  access: invited(),
  summary: 'Decline a survey that I am invited to, with a reason if I like; nothing of it is kept but that.',
  refusals: ['test.closed', 'test.begun'],
  params: z.object({ id }),
  body: z.object({
    decline_option: text(limits.decline.option).nullable().default(null),
    reason: text({ max: limits.decline.reason.max, min: 0, lines: true }).default(''),
  }),
  reply: ownSurvey,
})
