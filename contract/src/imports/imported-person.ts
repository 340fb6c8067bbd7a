import { z } from 'zod'
import { bornOn, gender } from '../fields/born-on.ts'
import { email } from '../fields/email.ts'
import { language } from '../fields/language.ts'
import { countryCode, mobile } from '../fields/mobile.ts'
import { orNothing } from '../fields/parts.ts'
import { personName } from '../fields/person-name.ts'
import { text } from '../fields/text.ts'
import { limits } from '../limits.ts'
import type { OptionList } from '../options/option-lists.ts'
import type { PersonKind } from './import.ts'

const everybody = {
  first_name: personName,
  last_name: personName,
  email,
  country_code: countryCode,
  mobile,
  /** Nothing: the language that mails are written in to people of whom it is not known. */
  language: orNothing(language),
}

/** Fields of a user that are picked from a list of staff, which has the same name. */
export const choiceLists = ['employment_status', 'education_level'] as const satisfies OptionList[]

/** By its code, or as it is called in one of our languages. */
const word = orNothing(text({ max: limits.catalogue.name.max }))

/** One row of a file, by what it brings: people who answer surveys, or those who run them in a company. */
export const importedPerson = {
  users: z.object({
    ...everybody,
    gender: orNothing(gender),
    dob: orNothing(bornOn),
    employment_status: word,
    education_level: word,
    country: word,
  }),
  admins: z.object({
    ...everybody,
    role: z.enum(['owner', 'manager']),
    /** By name; for a manager the limit of what they see. */
    departments: z.array(text({ max: limits.department_name.max })).max(limits.departments.at_sign_up),
  }),
} as const satisfies Record<PersonKind, z.ZodObject>

export type ImportedUser = z.output<(typeof importedPerson)['users']>
export type ImportedAdmin = z.output<(typeof importedPerson)['admins']>
