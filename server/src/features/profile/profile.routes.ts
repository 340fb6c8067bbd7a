import { bind } from '#platform/http/bind'
import { updateProfile } from './update-profile.ts'

export const profileRoutes = [
  bind('updateProfile', async (context, { body, file }) => {
    const { changed, group_id, ...data } = await updateProfile(context, body, file)
    return {
      data,
      message: 'done.userUpdated',
      audit: { subject: 'user', subject_id: context.person.id, fields: changed, ...(group_id && { group_id }) },
    }
  }),
]
