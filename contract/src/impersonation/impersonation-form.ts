import { z } from 'zod'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'

/** Why staff look through somebody's eyes: a sentence that stands in the audit log. */
export const impersonationReason = text(limits.impersonation.reason)

export const impersonationForm = z.object({ user_id: id, reason: impersonationReason })
