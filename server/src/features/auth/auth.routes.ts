import { bind } from '#platform/http/bind'
import { revokeSession } from '#platform/session/session.queries'
import { login } from './login.ts'

export const authRoutes = [
  bind('login', async (context, { body }) => {
    const { token, user_id } = await login(context, body)
    return {
      data: { token },
      message: 'done.signedIn',
      audit: { subject: 'user', subject_id: user_id, actor_id: user_id },
    }
  }),

  bind('logout', async ({ db, now, person }) => {
    await revokeSession(db, person.session, now)
    return { data: null, message: 'done.signedOut', audit: { subject: 'user', subject_id: person.id } }
  }),
]
