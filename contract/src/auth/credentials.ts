import { z } from 'zod'
import { email } from '../fields/email.ts'
import { limits } from '../limits.ts'

/** What the sign-in form sends. A password is taken as it is: trimming it would change it. */
export const credentials = z.object({
  email,
  password: z.string().min(1).max(limits.password.max),
  /** Keeps the session for seven days instead of one. */
  remember: z.boolean().default(false),
})
