import { z } from 'zod'
import { open, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { credentials } from './credentials.ts'

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: open(),
  summary: 'Sign in with an address and a password; the token stands for the session.',
  limit: { per: 'ip', max: 100, window_s: 15 * 60 },
  // A wrong password must be counted although the call is refused, so nothing may roll the count back.
  transaction: 'own',
  body: credentials,
  reply: z.object({ token: z.string() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: signedIn(),
  summary: 'End this session.',
  reply: z.null(),
})
