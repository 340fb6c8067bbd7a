import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: staff('person.view'),
  summary: 'Everybody with an account, over all companies.',
  list: listQuery({ order: ['created_at'], filter: { group: id } }),
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
      can: z.object({ impersonate: z.boolean() }),
    }),
  ),
})

export const listGroupOptions = endpoint({
  method: 'GET',
  path: '/admin/groups/drop-down',
  access: staff('group.view'),
  summary: 'Companies by id and name, for a filter.',
  list: listQuery({ order: ['name'] }),
  reply: z.array(z.object({ id, name: z.string() })),
})
