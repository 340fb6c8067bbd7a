import { bind } from '#platform/http/bind'
import { changePassword } from './change-password.ts'

export const passwordRoutes = [
  bind('changePassword', async (context, { body }) => {
    await changePassword(context, body)
    return {
      data: null,
      message: 'done.passwordChanged',
      audit: { subject: 'user', subject_id: context.person.id, fields: ['password'] },
    }
  }),
]
