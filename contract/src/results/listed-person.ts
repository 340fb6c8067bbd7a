import { z } from 'zod'
import { id } from '../ids.ts'
import { resultStatus, undecided } from './result-status.ts'

const status = z.enum(resultStatus)

/** One person as every list of results names them. */
export const listedPerson = z.object({
  /** Of the attempt: one person's run of the survey. */
  id,
  /** What stands for the person where names are hidden. */
  code: z.string(),
  /** Null where the survey hides names, until the person is shortlisted. */
  name: z.string().nullable(),
  status: status.nullable(),
  completed_at: z.iso.datetime(),
  /** What was recorded beside the answers: so many events, and whether they answered for another position too. */
  events: z.int(),
  is_repeat: z.boolean(),
})

/** What a list can be narrowed to: a decision, or that there is none yet. */
export const standing = z.union([z.literal(undecided), z.coerce.number().pipe(status)])
