import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'

const who = z.object({ id, full_name: z.string() })

/** An action is called as its call is; one that no call has is simply never found. */
const action = text({ max: 100 })

const grammar = listQuery({ order: ['at'], filter: { action, group: id, actor: id, impersonator: id, subject: id } })

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  access: staff('audit.all'),
  summary: 'Who did what, when, on whose behalf; newest last unless asked otherwise. A keyword looks in the action.',
  list: grammar,
  reply: z.array(
    z.object({
      id,
      at: z.iso.datetime(),
      group: z.object({ id, name: z.string() }),
      actor: who.nullable(),
      impersonator: who.nullable(),
      action: z.string(),
      subject: z.string().nullable(),
      subject_id: id.nullable(),
      fields: z.array(z.string()),
      /** Why staff looked through somebody's eyes; null for every other action. */
      reason: z.string().nullable(),
      ip: z.string().nullable(),
    }),
  ),
})

export const exportAuditEvents = endpoint({
  method: 'GET',
  path: '/admin/audit-log/export',
  access: staff('audit.all'),
  summary: 'The audit log as a CSV file, narrowed and ordered as the list is, from its beginning to its end.',
  query: grammar.omit({ page: true }),
  stream: 'file',
  reply: z.string(),
})
