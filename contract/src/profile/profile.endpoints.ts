import { z } from 'zod'
import { inPerson, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { passwordForm } from './password-form.ts'
import { profileForm } from './profile-form.ts'

export const updateProfile = endpoint({
  method: 'POST',
  path: '/accounts/profile',
  access: signedIn(),
  summary:
    'Change my profile and, if one comes along, my picture; `remove_picture` takes it away. A new address counts once it is confirmed.',
  refusals: ['impersonation.forbidden', 'record.missing', 'mail.wait'],
  // A picture costs work and room, so even somebody who is signed in may not send them without an end.
  limit: { per: 'ip', max: 100, window_s: 15 * 60 },
  upload: { field: 'picture', bytes: limits.picture.bytes, too_large: 'field.picture.bytes' },
  body: profileForm,
  reply: z.object({ version: z.int(), picture: z.string().nullable(), email_to_verify: z.string().nullable() }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/passwords/change',
  access: inPerson(),
  summary: 'Change my password; my other sessions end.',
  refusals: ['signIn.wait'],
  // A wrong current password counts like a wrong sign-in, so nothing may roll the count back.
  transaction: 'own',
  body: passwordForm,
  reply: z.null(),
})
