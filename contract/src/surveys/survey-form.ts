import { z } from 'zod'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import { countWords } from '../fields/word-count.ts'
import { businessSize } from '../groups/business-size.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { supervision } from './supervision.ts'
import { hireType, integrityPolicy } from './survey-choices.ts'

const { name, role, skills_required, purpose, description, level } = limits.survey

/** A code of one of the lists that staff edit; which codes there are is known only to the database. */
const optionCode = text({ max: 50 })

const isWithinWords = (written: string) => countWords(written) <= description.words.max

/** What the company wants of the person it hires. All of it may stay open. */
const requirements = {
  job_position: optionCode.nullable(),
  role: text({ max: role.max, min: 0 }),
  skills_required: text({ max: skills_required.max, min: 0, lines: true }),
  supervision_provided: z.enum(supervision).nullable(),
  goal_type: optionCode.nullable(),
  hire_type: z.enum(hireType).nullable(),
  business_size: z.enum(businessSize).nullable(),
  purpose: text({ max: purpose.max, min: 0, lines: true }),
  experience_type: optionCode.nullable(),
}

/** What a company says about a survey, apart from what is asked in it. */
export const surveyForm = z.object({
  name: text({ max: name.max }),
  description: text({ max: description.characters, min: 0, lines: true }).refine(isWithinWords, {
    error: 'field.words' satisfies FieldMessageKey,
  }),
  /** That its own texts are written in. */
  language: z.enum(languages),
  department_id: id.nullable(),
  /** The last day on which somebody can begin, in Kuala Lumpur. */
  expires_on: requiredDay,
  ...requirements,
  /** Whether people are shown by name before they are shortlisted. */
  shows_names: z.boolean(),
  integrity_policy: z.enum(integrityPolicy),
  may_explain: z.boolean(),
  level: z.int().min(level.min).max(level.max),
})

export type SurveyForm = z.output<typeof surveyForm>

/** What a survey is begun with: the module or template that it is made of, and what it is called. */
export const newSurveyForm = z.object({
  template_id: z.uuid({ error: 'field.choice' satisfies FieldMessageKey }),
  name: surveyForm.shape.name,
  department_id: id.nullable().default(null),
  /** A text about the job that it is described with. */
  job_template_id: id.nullable().default(null),
})
