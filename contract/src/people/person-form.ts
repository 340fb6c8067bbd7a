import { z } from 'zod'
import { bornOn, gender } from '../fields/born-on.ts'
import { day } from '../fields/day.ts'
import { email } from '../fields/email.ts'
import { language } from '../fields/language.ts'
import { countryCode, mobile } from '../fields/mobile.ts'
import { orNothing } from '../fields/parts.ts'
import { personName } from '../fields/person-name.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** What somebody can be in a company. */
export const companyRoles = ['owner', 'manager', 'member', 'applicant'] as const

const role: FieldMessageKey = 'field.role.required'
const twice: FieldMessageKey = 'field.company.twice'
const order: FieldMessageKey = 'field.resigned.order'

/** What a person is in one company. */
const membership = z
  .object({
    group_id: id,
    role: z.enum(companyRoles, { error: role }),
    departments: z.array(id).max(limits.departments.of_person).default([]),
    hired_at: orNothing(day),
    resigned_at: orNothing(day),
  })
  .check(({ value: { hired_at, resigned_at }, issues }) => {
    if (!hired_at || !resigned_at || hired_at <= resigned_at) return
    issues.push({ code: 'custom', path: ['resigned_at'], input: resigned_at, message: order, continue: true })
  })

type Membership = z.output<typeof membership>

/** For `check`: nobody is two things in one company. */
function companiesDiffer({ value, issues }: z.core.ParsePayload<Membership[]>): void {
  const ids = value.map(({ group_id }) => group_id)
  for (const [index, group_id] of ids.entries()) {
    if (ids.indexOf(group_id) === index) continue
    issues.push({ code: 'custom', path: [index, 'group_id'], input: group_id, message: twice, continue: true })
  }
}

const fields = {
  first_name: personName,
  last_name: personName,
  username: orNothing(text({ max: limits.username.max })),
  email,
  dob: orNothing(bornOn),
  gender: orNothing(gender),
  employment_status: orNothing(text({ max: 50 })),
  education_level: orNothing(text({ max: 50 })),
  country: orNothing(text({ max: 2 })),
  language,
  is_receive: z.boolean(),
  memberships: z.array(membership).max(limits.memberships.max).check(companiesDiffer).default([]),
}

/** Somebody who is to have an account. No password: they choose it by the link that they are sent. */
export const newPersonForm = z.object({
  ...fields,
  country_code: countryCode,
  mobile,
  platform_role: orNothing(z.enum(['moderator'])),
})

/**
 * Everything that staff may change about a person. Who came by an invitation never gave a number, so that it may stay
 * open here: a wrong name must not wait until somebody has made a number up.
 */
export const personForm = z.object({
  ...fields,
  country_code: orNothing(countryCode),
  mobile: orNothing(mobile),
  platform_role: orNothing(z.enum(['root', 'moderator'])),
  version: z.int(),
})

export type PersonFields = z.output<typeof newPersonForm> | Omit<z.output<typeof personForm>, 'version'>
