import { z } from 'zod'
import { newPassword } from '../fields/password.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

const different: FieldMessageKey = 'field.password.same'

/** The two fields of every form in which somebody chooses a password. */
export const chosenPassword = {
  password: newPassword,
  password_confirmation: z.string().min(1).max(limits.password.max),
}

/** Both are there; one that is missing has been told so already. */
const typed = z.object({ password: z.string().min(1), password_confirmation: z.string().min(1) })

/**
 * For `check` on such a form: the second field is told when it differs from the first. Asked as soon as both are
 * typed, whatever is wrong elsewhere: otherwise people would hear of it only after they have mended all the rest.
 */
export const passwordsMatch = z.superRefine<z.output<typeof typed>>(
  ({ password, password_confirmation }, context) => {
    if (password === password_confirmation) return
    context.addIssue({ code: 'custom', path: ['password_confirmation'], message: different })
  },
  { when: ({ value }) => typed.safeParse(value).success },
)
