import { z } from 'zod'

/** A text of the catalogue as it is read again: whatever it holds was checked when it was written. */
export const storedTexts = z.object({ en: z.string(), zh: z.string().default(''), ms: z.string().default('') })
