import { z } from 'zod'
import { staff } from '../access/access.ts'
import { roleKeys } from '../access/roles.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { bulkForm } from './bulk-form.ts'
import { newPersonForm, personForm } from './person-form.ts'

const yesOrNo = z.enum(['yes', 'no'])

/** What the caller may do for, and to, this person. */
const can = {
  edit: z.boolean(),
  close: z.boolean(),
  impersonate: z.boolean(),
  send_sign_in_link: z.boolean(),
  expire_password: z.boolean(),
}

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: staff('person.view'),
  summary: 'Everybody with an account, over all companies.',
  list: listQuery({
    order: ['created_at', 'name'],
    filter: { group: id, role: z.enum(roleKeys), verified: yesOrNo, active: yesOrNo },
  }),
  reply: z.array(
    z.object({
      id,
      full_name: z.string(),
      email: z.string(),
      role: z.string(),
      groups: z.array(z.object({ id, name: z.string(), role: z.string() })),
      verified: z.boolean(),
      deactivated: z.boolean(),
      created_at: z.iso.datetime(),
      can: z.object(can),
    }),
  ),
})

const department = z.object({ id, name: z.string() })

const person = z.object({
  id,
  unique_id: z.string(),
  username: z.string().nullable(),
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** A new address that counts once its owner has confirmed it. */
  email_to_verify: z.string().nullable(),
  picture: z.string().nullable(),
  gender: z.string().nullable(),
  country_code: z.string().nullable(),
  mobile: z.string().nullable(),
  dob: z.string().nullable(),
  age_range: z.int().nullable(),
  employment_status: z.string().nullable(),
  education_level: z.string().nullable(),
  country: z.string().nullable(),
  language,
  is_receive: z.boolean(),
  verified: z.boolean(),
  deactivated: z.boolean(),
  /** False for somebody who was sent the link to choose one and has not used it yet. */
  has_password: z.boolean(),
  role: z.string(),
  platform_role: z.string().nullable(),
  memberships: z.array(
    z.object({
      group: z.object({ id, name: z.string() }),
      role: z.string(),
      departments: z.array(department),
      hired_at: z.string().nullable(),
      resigned_at: z.string().nullable(),
      joined_at: z.iso.datetime().nullable(),
    }),
  ),
  last_seen_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
  can: z.object(can),
})

export const getPerson = endpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  access: staff('person.view'),
  summary: 'One person with all that staff may know of them, and what the caller may do for them.',
  params: z.object({ id }),
  reply: person,
})

export const createPerson = endpoint({
  method: 'POST',
  path: '/admin/users',
  access: staff('person.edit'),
  summary: 'Make an account for somebody, who gets a mail with a link to choose a password.',
  refusals: ['impersonation.nested', 'mail.wait'],
  body: newPersonForm,
  reply: z.object({ id }),
})

export const updatePerson = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}',
  access: staff('person.edit'),
  summary:
    'Change what stands about a person, and what they are in which company. A new address counts once it is confirmed.',
  refusals: ['impersonation.nested', 'mail.wait'],
  params: z.object({ id }),
  body: personForm,
  reply: z.object({ version: z.int(), email_to_verify: z.string().nullable() }),
})

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/admin/users/{id}',
  access: staff('person.edit'),
  summary: 'Remove the account of somebody who has answered nothing; who has is deactivated instead.',
  refusals: ['impersonation.nested', 'input.invalid'],
  params: z.object({ id }),
  reply: z.null(),
})

export const changePeople = endpoint({
  method: 'POST',
  path: '/admin/users/bulk',
  access: staff('person.edit'),
  summary: 'Activate, deactivate, remove, give a role to, or write again to several people: all of them or none.',
  refusals: ['impersonation.nested', 'mail.wait'],
  body: bulkForm,
  reply: z.object({ changed: z.int() }),
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/admin/roles',
  access: staff('person.view'),
  summary: 'The roles that the caller may give to somebody.',
  reply: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      name: z.string(),
      /** The specification's word for it inside a company; null for staff, who belong to none. */
      group_role: z.string().nullable(),
      admin_type: z.string().nullable(),
    }),
  ),
})

export const checkOwner = endpoint({
  method: 'GET',
  path: '/admin/users/owner-check',
  access: staff('person.view'),
  summary: 'Whether a company has an owner already, and who that is.',
  refusals: ['record.missing'],
  query: z.object({ group_id: id }),
  reply: z.object({ has_owner: z.boolean(), owners: z.array(z.object({ id, full_name: z.string() })) }),
})

export const sendSignInLink = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/sign-in-link',
  access: staff('person.edit'),
  summary: 'Send a person who cannot get in a link to sign in with; it goes to their own mailbox only.',
  refusals: ['impersonation.nested', 'mail.wait'],
  params: z.object({ id }),
  reply: z.null(),
})

export const expirePassword = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/expire-password',
  access: staff('person.edit'),
  summary: 'Have a person choose a new password at the next sign-in; all their sessions end.',
  refusals: ['impersonation.nested'],
  params: z.object({ id }),
  reply: z.null(),
})

export const listGroupOptions = endpoint({
  method: 'GET',
  path: '/admin/groups/drop-down',
  access: staff('group.view'),
  summary: 'Companies by id and name, for a filter.',
  list: listQuery({ order: ['name'] }),
  reply: z.array(z.object({ id, name: z.string() })),
})
