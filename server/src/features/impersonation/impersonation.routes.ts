import { bind } from '#platform/http/bind'
import { impersonate } from './impersonate.ts'
import { stopImpersonating } from './stop-impersonating.ts'

export const impersonationRoutes = [
  bind('impersonate', async (context, { body }) => ({
    data: await impersonate(context, body.user_id, body.reason),
    audit: { subject: 'user', subject_id: body.user_id, reason: body.reason },
  })),

  bind('impersonateUser', async (context, { params, body }) => ({
    data: await impersonate(context, params.id, body.reason),
    audit: { subject: 'user', subject_id: params.id, reason: body.reason },
  })),

  bind('stopImpersonating', async (context) => ({
    data: await stopImpersonating(context),
    audit: { subject: 'user', subject_id: context.person.id },
  })),
]
