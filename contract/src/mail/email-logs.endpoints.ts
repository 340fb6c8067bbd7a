import { z } from 'zod'
import { company, staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { hashId, namedSurvey } from '../surveys/hash-id.ts'
import { mailKinds } from './mail-kind.ts'
import { mailStates } from './mail-state.ts'

const mail = z.object({
  id,
  /** The email type: which message it is. */
  kind: z.string(),
  to_name: z.string(),
  to_email: z.string(),
  title: z.string(),
  state: z.enum(mailStates),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
})

/** Null for what the platform itself sends. */
const listed = mail.extend({ group: z.object({ id, name: z.string() }).nullable() })

export const listEmailLogs = endpoint({
  method: 'GET',
  path: '/admin/email-logs',
  access: staff('mail.all'),
  summary: 'Every mail that went out, waits, or did not arrive, over all companies.',
  list: listQuery({
    order: ['created_at'],
    filter: { state: z.enum(mailStates), kind: z.enum(mailKinds), group: id },
  }),
  reply: z.array(listed),
})

/** Why a mail cannot be sent once more; null if it can. */
const resendRefusal = z.enum(['mail.waiting', 'mail.suppressed', 'mail.linkOver']).nullable()

/** What is known of a mail besides what the lists show. */
const written = {
  language,
  /** With placeholders where links stood: who may read the log must not be able to use them. */
  html: z.string(),
  text: z.string(),
  /** Not sent before this time. */
  send_after: z.iso.datetime(),
  tries: z.int(),
  /** What the mail server said, or why we did not send it. */
  last_error: z.string().nullable(),
}

const emailLog = listed.extend({ ...written, resend_refusal: resendRefusal })

export const getEmailLog = endpoint({
  method: 'GET',
  path: '/admin/email-logs/{id}',
  access: staff('mail.all'),
  summary: 'One mail as it was written, without its links.',
  params: z.object({ id }),
  reply: emailLog,
})

export const resendEmail = endpoint({
  method: 'POST',
  path: '/admin/email-logs/{id}/resend',
  access: staff('mail.all'),
  summary: 'Send a mail once more, as a new row of the log. One whose link has ended would open nothing.',
  refusals: ['mail.waiting', 'mail.suppressed', 'mail.linkOver', 'mail.wait'],
  params: z.object({ id }),
  reply: z.object({ id }),
})

/** With the survey that it invites to; null for what is about none, or about one that its reader was taken off. */
const listedOfCompany = mail.extend({ survey: namedSurvey.nullable() })

export const listCompanyEmailLogs = endpoint({
  method: 'GET',
  path: '/email-logs',
  access: company('mail.view'),
  summary:
    'The mails of the company, with what became of them. Managers see those of the surveys of their departments, and their own.',
  list: listQuery({
    order: ['created_at'],
    filter: { state: z.enum(mailStates), kind: z.enum(mailKinds), survey: hashId },
  }),
  reply: z.array(listedOfCompany),
})

export const getCompanyEmailLog = endpoint({
  method: 'GET',
  path: '/email-logs/{id}',
  access: company('mail.view'),
  summary: 'One mail of the company as it was written, without its links.',
  params: z.object({ id }),
  reply: listedOfCompany.extend(written),
})
