import { z } from 'zod'
import { bornOn, gender } from '../fields/born-on.ts'
import { departmentNames } from '../fields/department-names.ts'
import { email } from '../fields/email.ts'
import { language } from '../fields/language.ts'
import { countryCode, mobile } from '../fields/mobile.ts'
import { personName } from '../fields/person-name.ts'
import { text } from '../fields/text.ts'
import { firstSurveyAnswers } from '../groups/first-survey.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { chosenPassword, passwordsMatch } from './new-password.ts'

const terms: FieldMessageKey = 'field.terms'

/** What everybody gives who makes an account. */
const account = {
  first_name: personName,
  last_name: personName,
  email,
  country_code: countryCode,
  mobile,
  ...chosenPassword,
  terms: z.literal(true, { error: terms }),
  language,
}

/** A code of one of the lists that staff edit; which codes there are is known only to the database. */
const optionCode = text({ max: 50 })

export const applicantSignUp = z
  .object({
    kind: z.literal('applicant'),
    ...account,
    born_on: bornOn,
    gender: gender.nullable().default(null),
    employment_status: optionCode,
    education_level: optionCode,
    country: text({ max: 2 }),
  })
  .check(passwordsMatch)

export const companySignUp = z
  .object({
    kind: z.literal('company'),
    ...account,
    company_name: text({ max: limits.company_name.max }),
    registration_number: text(limits.registration_number),
    employees: z.int().min(1).max(limits.employees.max),
    departments: departmentNames.default([]),
    /** The plan and period that were picked on the plans page, if any. */
    plan: text({ max: 50 }).nullable().default(null),
    period: text({ max: 20 }).nullable().default(null),
    /** What was said about the job of the first survey before signing up, if anything. */
    first_survey: firstSurveyAnswers.nullable().default(null),
  })
  .check(passwordsMatch)

export const signUpForm = z.discriminatedUnion('kind', [applicantSignUp, companySignUp])
