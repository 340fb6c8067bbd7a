import { z } from 'zod'
import { text } from '../fields/text.ts'
import { limits } from '../limits.ts'

/** What a company answers to a question, by the version that it has read. */
export const pitchAnswerForm = z.object({
  answer: text({ max: limits.pitch.answer.max, lines: true }),
  version: z.int(),
})
