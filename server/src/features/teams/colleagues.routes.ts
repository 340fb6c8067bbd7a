import { bind } from '#platform/http/bind'
import { inviteColleague } from './invite-colleague.ts'

export const colleaguesRoutes = [
  bind('inviteColleague', async (context, { body }) => {
    const link_id = await inviteColleague(context, context.group.id, context.person.id, body)
    return {
      data: { email: body.email },
      message: 'done.invited',
      audit: { subject: 'invitation', subject_id: link_id },
    }
  }),
]
