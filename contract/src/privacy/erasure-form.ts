import { z } from 'zod'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** What has to be said before everything about oneself is erased. */
export const erasureForm = z.object({
  /** Empty for somebody who never chose one: they came by a link that was sent to them. */
  password: z.string().max(limits.password.max),
  understood: z.literal(true, 'field.understood' satisfies FieldMessageKey),
})
