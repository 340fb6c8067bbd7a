import { z } from 'zod'
import { text } from '../fields/text.ts'
import { supervision } from '../surveys/supervision.ts'

/** A code of one of the lists that staff edit; which codes there are is known only to the database. */
const optionCode = text({ max: 50 })

/** What the three questions before signing up are answered with. Each may be skipped. */
export const firstSurveyAnswers = z.object({
  job_position: optionCode.nullable().default(null),
  goal_type: optionCode.nullable().default(null),
  supervision: z.literal(Object.values(supervision)).nullable().default(null),
})
export type FirstSurveyAnswers = z.output<typeof firstSurveyAnswers>
