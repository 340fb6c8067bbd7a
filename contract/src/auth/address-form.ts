import { z } from 'zod'
import { email } from '../fields/email.ts'

/** What somebody gives who wants a mail sent to them. */
export const addressForm = z.object({ email })
