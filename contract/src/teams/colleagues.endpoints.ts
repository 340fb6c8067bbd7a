import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields/email.ts'
import { personName } from '../fields/person-name.ts'

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/teams/user',
  access: company('team.manage'),
  summary: 'Invite a colleague by mail; pressing the button in it makes them a member.',
  refusals: ['mail.wait'],
  body: z.object({ first_name: personName, last_name: personName, email }),
  reply: z.object({ email: z.string() }),
})
