import { z } from 'zod'
import { open, staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields/email.ts'
import { language } from '../fields/language.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'

const { name, message, page, sending } = limits.support

export const sendSupportMessage = endpoint({
  method: 'POST',
  path: '/support/messages',
  access: open(),
  summary: 'Write to support. Visitors say who they are; of people with a session it is known.',
  refusals: ['impersonation.forbidden'],
  limit: { per: 'ip', max: sending.max, window_s: sending.window_minutes * 60 },
  body: z.object({
    /** Made by the page for this one text: sent again because no reply came, it is still one message. */
    draft_id: id,
    message: text({ max: message.max, lines: true }),
    /** The path of the page that it was written on. */
    page: text({ max: page.max, min: 0 }).default(''),
    /** Of visitors only. */
    name: text({ max: name.max }).optional(),
    email: email.optional(),
    /** The company that somebody with a session is working in. One that they do not belong to counts as none. */
    group_id: id.optional(),
  }),
  reply: z.object({ number: z.int() }),
})

const listed = z.object({
  id,
  number: z.int(),
  /** Who wrote: as a visitor said, or as the account says. */
  name: z.string(),
  email: z.string(),
  /** Null for a visitor, whose address nobody has proved. */
  user_id: id.nullable(),
  group: z.object({ id, name: z.string() }).nullable(),
  /** How it begins; the whole of it comes with the message itself. */
  excerpt: z.string(),
  created_at: z.iso.datetime(),
  answered: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
})

export const listSupportMessages = endpoint({
  method: 'GET',
  path: '/admin/support-messages',
  access: staff('person.view'),
  summary: 'What people wrote to support, over all companies and from visitors.',
  list: listQuery({ order: ['created_at'], filter: { state: z.enum(['open', 'answered']), group: id } }),
  reply: z.array(listed),
})

const supportMessage = listed
  .omit({ excerpt: true })
  .extend({ message: z.string(), page: z.string(), language, can: z.object({ mark: z.boolean() }) })

export const getSupportMessage = endpoint({
  method: 'GET',
  path: '/admin/support-messages/{id}',
  access: staff('person.view'),
  summary: 'One message to support, as it was written.',
  params: z.object({ id }),
  reply: supportMessage,
})

export const markSupportMessage = endpoint({
  method: 'PUT',
  path: '/admin/support-messages/{id}/answered',
  access: staff('person.edit'),
  summary: 'Note that I have answered a message, or that it is open again.',
  params: z.object({ id }),
  body: z.object({ answered: z.boolean() }),
  reply: supportMessage,
})
