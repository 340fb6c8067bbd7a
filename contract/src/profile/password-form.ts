import { z } from 'zod'
import { chosenPassword, passwordsMatch } from '../auth/new-password.ts'
import { limits } from '../limits.ts'

/** The fields of My Password. */
export const passwordForm = z
  .object({ current_password: z.string().min(1).max(limits.password.max), ...chosenPassword })
  .check(passwordsMatch)
