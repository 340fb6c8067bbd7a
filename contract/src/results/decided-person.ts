import { z } from 'zod'
import { id } from '../ids.ts'

const decidedPerson = z.object({
  attempt_id: id,
  status: z.int().nullable(),
  status_at: z.iso.datetime().nullable(),
  status_change_id: id.nullable(),
  /** Whether their name was to be seen already. */
  named: z.boolean(),
  shortlisted_at: z.iso.datetime().nullable(),
  /** When they were to be told, or had been; decisions from before that was kept say nothing. */
  told_at: z.iso.datetime().nullable().default(null),
})

/** One person of a decision, with what stood there before: taking it back puts exactly that back. */
export type DecidedPerson = z.infer<typeof decidedPerson>

export const decidedPeople = z.array(decidedPerson)
