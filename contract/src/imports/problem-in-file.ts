import { z } from 'zod'

/** One cell that cannot be used: where it stands, what stands there, and why not. */
export const problemInFile = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string().nullable(),
  reason: z.string(),
})
