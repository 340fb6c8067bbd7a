import { z } from 'zod'
import { impersonating, staff } from '../access/access.ts'
import { newSession } from '../auth/new-session.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { impersonationForm, impersonationReason } from './impersonation-form.ts'

export const impersonate = endpoint({
  method: 'POST',
  path: '/impersonate',
  access: staff('person.impersonate'),
  summary: 'Look at the product through the eyes of a person, for a reason that is kept.',
  refusals: ['record.missing', 'impersonation.nested'],
  body: impersonationForm,
  reply: newSession,
})

/** The same call under the specification's second name. */
export const impersonateUser = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/impersonate',
  access: staff('person.impersonate'),
  summary: 'The same as `POST /impersonate`.',
  refusals: ['impersonation.nested'],
  params: z.object({ id }),
  body: z.object({ reason: impersonationReason }),
  reply: newSession,
})

export const stopImpersonating = endpoint({
  method: 'POST',
  path: '/impersonate/stop',
  access: impersonating(),
  summary: "Go back to one's own session, with a new token for it.",
  reply: newSession,
})
