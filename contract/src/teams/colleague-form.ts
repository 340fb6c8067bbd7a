import { z } from 'zod'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** What people can be in a team. Whoever only applied there is not in it. */
export const teamRoles = ['owner', 'manager', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

/** What an owner can make of a colleague: there is no other way to become an owner than to found the company. */
export const givenRoles = ['manager', 'member'] as const satisfies readonly TeamRole[]

const roleMissing: FieldMessageKey = 'field.role.required'
const departmentMissing: FieldMessageKey = 'field.department.required'

export const colleagueForm = z.object({
  role: z.enum(givenRoles, { error: roleMissing }),
  departments: z
    .array(id, { error: departmentMissing })
    .min(1, { error: departmentMissing })
    .max(limits.departments.of_person),
})
