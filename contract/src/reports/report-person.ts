import { z } from 'zod'
import { id } from '../ids.ts'
import { resultStatus } from '../results/result-status.ts'

/** Why somebody is called by their name; `hidden`: they are not. */
export const namings = ['survey', 'shortlisted', 'unmasked', 'hidden'] as const

/** Whose report it is: by a code, and by the name once it may be seen. */
export const reportPerson = z.object({
  /** Of the attempt: one person's run of the survey. */
  id,
  code: z.string(),
  name: z.string().nullable(),
  naming: z.enum(namings),
  status: z.enum(resultStatus).nullable(),
})
