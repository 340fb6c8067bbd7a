import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { businessSize } from './business-size.ts'
import { groupForm, newGroupForm } from './group-form.ts'

const plan = z.object({ title: z.string(), status: z.string(), ends_at: z.iso.datetime() })

const choice = z.object({ code: z.string(), name: z.string() })

const listed = {
  id,
  name: z.string(),
  registration_number: z.string().nullable(),
  employees: z.int().nullable(),
  industry: choice.nullable(),
  business_size: z.enum(businessSize).nullable(),
  country: z.string().nullable(),
  /** Null: it has none, or its time is over. */
  plan: plan.nullable(),
  suspended: z.boolean(),
  created_at: z.iso.datetime(),
}

export const listGroups = endpoint({
  method: 'GET',
  path: '/admin/groups',
  access: staff('group.view'),
  summary: 'All companies, with their people, surveys and plan.',
  list: listQuery({
    order: ['name', 'created_at'],
    filter: {
      industry: text({ max: 50 }),
      business_size: z.coerce.number().pipe(z.enum(businessSize)),
      suspended: z.enum(['yes', 'no']),
    },
  }),
  reply: z.array(z.object({ ...listed, people: z.int(), surveys: z.int() })),
})

export const listOpenGroups = endpoint({
  method: 'GET',
  path: '/admin/groups/list',
  access: staff('group.view'),
  summary: 'The companies that take part, by id and name: those that somebody or something can be added to.',
  list: listQuery({ order: ['name'] }),
  reply: z.array(z.object({ id, name: z.string() })),
})

export const getGroup = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}',
  access: staff('group.view'),
  summary: 'One company with its departments.',
  params: z.object({ id }),
  reply: z.object({
    ...listed,
    departments: z.array(z.object({ id, name: z.string(), people: z.int() })),
    /** Whether it has nothing that would be lost with it. */
    empty: z.boolean(),
    version: z.int(),
  }),
})

export const createGroup = endpoint({
  method: 'POST',
  path: '/admin/groups',
  access: staff('group.edit'),
  summary: 'Create a company; its trial begins, if its registration number has had none.',
  refusals: ['impersonation.nested'],
  body: newGroupForm,
  reply: z.object({ id }),
})

export const updateGroup = endpoint({
  method: 'PUT',
  path: '/admin/groups/{id}',
  access: staff('group.edit'),
  summary: 'Change what stands about a company, and which departments it has.',
  refusals: ['impersonation.nested'],
  params: z.object({ id }),
  body: groupForm,
  reply: z.object({ version: z.int() }),
})

export const removeGroup = endpoint({
  method: 'DELETE',
  path: '/admin/groups/{id}',
  access: staff('group.edit'),
  summary: 'Remove a company that nobody belongs to and nothing was made in; any other can be suspended.',
  refusals: ['impersonation.nested', 'group.used'],
  params: z.object({ id }),
  reply: z.null(),
})

export const suspendGroup = endpoint({
  method: 'PUT',
  path: '/admin/groups/{id}/suspended',
  access: staff('group.edit'),
  summary: 'Shut a company out until further notice, or let it in again. Who is answering a survey goes on.',
  refusals: ['impersonation.nested'],
  params: z.object({ id }),
  body: z.object({ suspended: z.boolean() }),
  reply: z.null(),
})

const count = z.int()

export const getGroupSummary = endpoint({
  method: 'GET',
  path: '/admin/groups/{id}/summary',
  access: staff('group.view'),
  summary: 'A company in figures: its people by role, its surveys by state, how far those invited have come, its plan.',
  params: z.object({ id }),
  reply: z.object({
    people: z.object({ owner: count, manager: count, member: count, applicant: count }),
    surveys: z.object({ draft: count, live: count, closed: count }),
    invites: z.object({ invited: count, started: count, completed: count, declined: count }),
    results: z.object({ accepted: count, rejected: count, pipeline: count, undecided: count }),
    plan: plan.nullable(),
  }),
})
