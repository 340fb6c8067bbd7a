import { z } from 'zod'
import { chosenPassword, passwordsMatch } from './new-password.ts'

/** What a page asks for where nothing but a new password is missing. */
export const newPasswordForm = z.object(chosenPassword).check(passwordsMatch)
