import { bind } from '#platform/http/bind'
import { addParticipants } from './add-participants.ts'

export const invitationsRoutes = [
  bind('addParticipants', async (context, { params, body }) => {
    const { group } = context
    const invites = await addParticipants(context, group.id, params.id, body.participants)
    return { data: invites, message: 'done.invited', audit: { subject: 'survey', subject_id: params.id } }
  }),
]
