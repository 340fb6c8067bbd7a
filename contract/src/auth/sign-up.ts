import { z } from 'zod'
import { bornOn, gender } from '../fields/born-on.ts'
import { email } from '../fields/email.ts'
import { language } from '../fields/language.ts'
import { countryCode, mobile } from '../fields/mobile.ts'
import { personName } from '../fields/person-name.ts'
import { text } from '../fields/text.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { chosenPassword, passwordsMatch } from './new-password.ts'

const terms: FieldMessageKey = 'field.terms'
const taken: FieldMessageKey = 'field.department.taken'

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

/** How the database compares two names of departments, as far as a page can tell. */
const nameKey = (name: string) => name.normalize('NFKC').toLowerCase()

/** For `check` on a list of names: each that has stood before is told so. */
function namesDiffer({ value, issues }: z.core.ParsePayload<string[]>): void {
  const keys = value.map(nameKey)
  for (const [index, name] of value.entries()) {
    if (keys.indexOf(nameKey(name)) === index) continue
    issues.push({ code: 'custom', path: [index], input: name, message: taken, continue: true })
  }
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
    departments: z
      .array(text({ max: limits.department_name.max }))
      .max(limits.departments.at_sign_up)
      .check(namesDiffer)
      .default([]),
    /** The plan and period that were picked on the plans page, if any. */
    plan: text({ max: 50 }).nullable().default(null),
    period: text({ max: 20 }).nullable().default(null),
  })
  .check(passwordsMatch)

export const signUpForm = z.discriminatedUnion('kind', [applicantSignUp, companySignUp])
