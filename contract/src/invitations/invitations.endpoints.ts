import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { participant } from './participant.ts'

export const addParticipants = endpoint({
  method: 'POST',
  path: '/my-surveys/{id}/add-participants',
  access: company('invite.send'),
  summary: 'Invite people to a survey by mail. Either all of them, or none if one cannot be invited.',
  refusals: ['survey.closed'],
  params: z.object({ id }),
  body: z.object({ participants: z.array(participant).min(1).max(limits.participants.at_once) }),
  reply: z.array(z.object({ id, no: z.int(), email: z.string() })),
})
