import { z } from 'zod'
import { orNothing } from '../fields/parts.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** What can be done to several people at once. */
export const bulkActions = ['activate', 'deactivate', 'set_role', 'resend_verification', 'remove'] as const
export type BulkAction = (typeof bulkActions)[number]

const users: FieldMessageKey = 'field.users.required'
const action: FieldMessageKey = 'field.action.required'
const role: FieldMessageKey = 'field.role.required'
const company: FieldMessageKey = 'field.company.required'

/** The roles that several people can be given at once. */
export const bulkRoles = ['moderator', 'owner', 'manager', 'applicant'] as const

export const bulkForm = z
  .object({
    user_ids: z.array(id).min(1, { error: users }).max(limits.people.at_once),
    action: z.enum(bulkActions, { error: action }),
    /** Of `set_role` only: what they become, and in which company; a moderator is one in none. */
    role: orNothing(z.enum(bulkRoles)),
    group_id: orNothing(id),
  })
  .check(({ value, issues }) => {
    if (value.action !== 'set_role') return
    const complain = (field: 'role' | 'group_id', message: FieldMessageKey) =>
      issues.push({ code: 'custom', path: [field], input: value[field], message, continue: true })
    if (value.role === null) complain('role', role)
    if (value.role !== null && value.role !== 'moderator' && value.group_id === null) complain('group_id', company)
  })
