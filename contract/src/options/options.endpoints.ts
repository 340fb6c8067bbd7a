import { z } from 'zod'
import { open, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { inviteWeeks } from '../invitations/invite-state.ts'
import { supervision } from '../surveys/supervision.ts'
import { optionLists } from './option-lists.ts'

export const listOptions = endpoint({
  method: 'GET',
  path: '/options/{list}',
  access: open(),
  summary: "One of the lists that the product offers, in the caller's language.",
  params: z.object({ list: z.enum(optionLists) }),
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})

/** Three lists under the paths that the specification gives to the pages which ask for them. */
export const listJobPositions = endpoint({
  method: 'GET',
  path: '/job-position',
  access: open(),
  summary: 'The positions that a company can hire for, and which of them are senior.',
  reply: z.array(z.object({ code: z.string(), name: z.string(), senior: z.boolean() })),
})

export const listGoalTypes = endpoint({
  method: 'GET',
  path: '/goal-type',
  access: open(),
  summary: 'What a company can want of the person it hires.',
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const listExperienceTypes = endpoint({
  method: 'GET',
  path: '/participant-experience-types',
  access: open(),
  summary: 'The experience that a survey can be meant for.',
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const listSupervision = endpoint({
  method: 'GET',
  path: '/supervision-provided',
  access: open(),
  summary: 'How closely the person can be looked after, and what is for senior positions only.',
  reply: z.array(
    z.object({
      id: z.literal(Object.values(supervision)),
      code: z.string(),
      name: z.string(),
      senior_only: z.boolean(),
    }),
  ),
})

export const listParticipantExpiryTypes = endpoint({
  method: 'GET',
  path: '/participant-expiry-types',
  access: signedIn(),
  summary: 'How long an invitation can stay open.',
  reply: z.array(z.object({ id: z.enum(inviteWeeks), code: z.string(), name: z.string() })),
})
