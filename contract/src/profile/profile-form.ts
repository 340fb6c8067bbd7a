import { z } from 'zod'
import { bornOn, gender } from '../fields/born-on.ts'
import { email } from '../fields/email.ts'
import { countryCode, mobile } from '../fields/mobile.ts'
import { flag, listOf, orNothing } from '../fields/parts.ts'
import { personName } from '../fields/person-name.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'

/** The fields of My Profile, as the specification names them. */
export const profileForm = z.object({
  first_name: personName,
  last_name: personName,
  email,
  country_code: countryCode,
  mobile,
  dob: orNothing(bornOn),
  gender: orNothing(gender),
  employment_status: orNothing(text({ max: 50 })),
  education_level: orNothing(text({ max: 50 })),
  country: orNothing(text({ max: 2 })),
  is_receive: flag,
  /** The departments I am in, in the selected company. */
  departments: listOf(id),
  group_id: orNothing(id),
  /** Goes back to having no picture. One that comes along takes the old one's place all the same. */
  remove_picture: flag.default(false),
  version: z.coerce.number<string | number>().int(),
})
