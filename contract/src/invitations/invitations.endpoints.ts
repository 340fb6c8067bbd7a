import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { hashId } from '../surveys/hash-id.ts'
import { surveyStatus } from '../surveys/survey-status.ts'
import { inviteEventKinds } from './invite-event-kinds.ts'
import { inviteSource } from './invite-state.ts'
import { listedInvite, listedParticipant, stateFilter } from './listed-invite.ts'
import { participant } from './participant.ts'

const params = z.object({ id })
const moment = z.iso.datetime()

export const addParticipants = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/add-participants',
  access: company('invite.send'),
  summary:
    'Put people on the list of a survey: all of them, or none if one cannot be invited. They are written to when it is time and the survey takes people in.',
  refusals: ['survey.closed', 'plan.participants'],
  params,
  body: z.object({ participants: z.array(participant).min(1).max(limits.participants.at_once) }),
  reply: z.array(
    z.object({
      id,
      no: z.int(),
      email: z.string(),
      /** Only a few questions look through the dimension that was chosen: the result will say little. */
      warning: z.literal('few_questions').nullable(),
    }),
  ),
})

const counts = z.object({
  queued: z.int(),
  sent: z.int(),
  failed: z.int(),
  opened: z.int(),
  started: z.int(),
  completed: z.int(),
  declined: z.int(),
  expired: z.int(),
})

export const getParticipation = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/participation',
  access: company('invite.view'),
  summary: 'What people can be invited to a survey with, and how many of those on its list have come how far.',
  params,
  reply: z.object({
    survey: z.object({
      id,
      name: z.string(),
      status: z.enum(surveyStatus),
      language,
      expires_at: moment,
    }),
    counts,
    /** Those that a question of the survey looks through, with how many do. */
    dimensions: z.array(z.object({ id, name: z.string(), questions: z.int() })),
    /** By which people put themselves on the list; null if there is none. */
    share_link: z.object({ id, created_at: moment, people: z.int() }).nullable(),
  }),
})

export const listInvites = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/invites',
  access: company('invite.view'),
  summary: 'The people invited to a survey and how far each has come; not which result is whose.',
  params,
  list: listQuery({
    order: ['added'],
    filter: { ...stateFilter, source: z.coerce.number().pipe(z.enum(inviteSource)), language },
  }),
  reply: z.array(listedInvite),
})

export const listParticipants = endpoint({
  method: 'GET',
  path: '/participants',
  access: company('invite.view'),
  summary: 'Everybody whom the company has invited, over all its surveys.',
  list: listQuery({ order: ['created_at'], filter: { ...stateFilter, survey: hashId } }),
  reply: z.array(listedParticipant),
})

export const getInvite = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/invites/{invite_id}',
  access: company('invite.view'),
  summary: 'One person on the list, with everything that has happened to their invitation.',
  params: z.object({ id, invite_id: id }),
  reply: listedInvite.extend({
    added_by: z.string().nullable(),
    /** In the order in which it happened; what is still to come stands last. */
    events: z.array(
      z.object({
        kind: z.enum(inviteEventKinds),
        at: moment,
        /** What the mail server said. */
        reason: z.string().nullable(),
        is_ahead: z.boolean(),
      }),
    ),
  }),
})

/** One, as the specification has it, or several at once. */
const invite_id = z.union([id.transform((one) => [one]), z.array(id).min(1).max(limits.participants.at_once)])

export const resendInvite = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/resend-invite',
  access: company('invite.send'),
  summary:
    'Send invitations once more, with new links that end the older ones. Whoever has finished or declined is left out.',
  refusals: ['survey.closed', 'invite.over', 'mail.wait'],
  params,
  body: z.object({ invite_id }),
  reply: z.object({ sent: z.int(), left_out: z.int() }),
})

export const removeInvite = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/remove-invite',
  access: company('invite.send'),
  summary: 'Take people off the list; their links open nothing any more. Whoever has begun stays.',
  refusals: ['invite.started'],
  params,
  body: z.object({ invite_id }),
  reply: z.object({ removed: z.int(), left_out: z.int() }),
})
