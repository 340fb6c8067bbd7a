import { z } from 'zod'
import { text } from '../fields/text.ts'
import { limits } from '../limits.ts'

const { question, quote } = limits.interview_guide

/** What is to be asked, and the person's own words that it starts from, if it does. */
export const guideItem = z.object({
  question: text({ ...question, lines: true }),
  quote: text({ ...quote, min: 0, lines: true }),
})
