import { bind } from '#platform/http/bind'
import { revokeSession } from '#platform/session/session.queries'
import { changeTemporaryPassword } from './change-temporary-password.ts'
import { joinTeam } from './join-team.ts'
import { login } from './login.ts'
import { requestPassword } from './request-password.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'
import { temporaryLogin } from './temporary-login.ts'
import { verifyEmail } from './verify-email.ts'

export const authRoutes = [
  bind('login', async (context, { body }) => {
    const { session, user_id } = await login(context, body)
    return {
      data: session,
      message: 'done.signedIn',
      audit: { subject: 'user', subject_id: user_id, actor_id: user_id },
    }
  }),

  bind('logout', async ({ db, now, person, announce }) => {
    await revokeSession(db, person.session, now)
    announce({ topic: 'sessions', user_id: person.id })
    return { data: null, message: 'done.signedOut', audit: { subject: 'user', subject_id: person.id } }
  }),

  bind('signUp', async (context, { body }) => {
    const { user_id, group_id, is_new } = await signUp(context, body)
    return {
      data: { email: body.email },
      message: 'done.signedUp',
      audit: {
        subject: 'user',
        subject_id: user_id,
        // Whoever gives somebody else's address is nobody.
        ...(is_new ? { actor_id: user_id } : {}),
        ...(group_id ? { group_id } : {}),
      },
    }
  }),

  bind('changeTemporaryPassword', async (context, { body }) => {
    const { session, user_id } = await changeTemporaryPassword(context, body)
    return {
      data: session,
      message: 'done.passwordChanged',
      audit: { subject: 'user', subject_id: user_id, actor_id: user_id, fields: ['password'] },
    }
  }),

  bind('verifyEmail', async (context, { params, query }) => {
    const { user_id, email, fields } = await verifyEmail(context, { ...params, ...query })
    return {
      data: { email },
      message: 'done.verified',
      audit: { subject: 'user', subject_id: user_id, actor_id: user_id, fields },
    }
  }),

  bind('resendVerification', async (context, { body }) => {
    const user_id = await resendVerification(context, body.email)
    return { data: null, message: 'done.linkSent', audit: { subject: 'user', subject_id: user_id } }
  }),

  bind('requestPassword', async (context, { body }) => {
    const user_id = await requestPassword(context, body.email)
    return { data: null, message: 'done.linkSent', audit: { subject: 'user', subject_id: user_id } }
  }),

  bind('resetPassword', async (context, { body }) => {
    const user_id = await resetPassword(context, body)
    return {
      data: null,
      message: 'done.passwordChanged',
      audit: { subject: 'user', subject_id: user_id, actor_id: user_id, fields: ['password'] },
    }
  }),

  bind('joinTeam', async (context, { body }) => {
    const { group, has_account, member } = await joinTeam(context, body)
    if (member === null) return { data: { group, has_account, joined: false }, audit: null }
    const { user_id, group_id } = member
    return {
      data: { group, has_account, joined: true },
      message: 'done.joined',
      audit: { subject: 'user', subject_id: user_id, actor_id: user_id, group_id },
    }
  }),

  bind('temporaryLogin', async (context, { body }) => {
    const { session, test, audit } = await temporaryLogin(context, body)
    return { data: { ...session, test }, ...(test ? {} : { message: 'done.signedIn' }), audit }
  }),
]
