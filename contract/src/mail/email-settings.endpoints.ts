import { z } from 'zod'
import { company, staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../fields/language.ts'
import { emailSettingsForm } from './email-settings-form.ts'

const emailSettings = z.object({
  sender_name: z.string().nullable(),
  reply_to: z.string().nullable(),
  signature: z.object({ en: z.string(), zh: z.string(), ms: z.string() }),
  default_language: language,
  reminder_days: z.int(),
  /** The address that mails come from, which only the settings of the server can change, and the name without ours. */
  sender: z.object({ name: z.string(), address: z.string() }),
  version: z.int(),
})

export const getEmailSettings = endpoint({
  method: 'GET',
  path: '/admin/email-settings',
  access: staff('mail.all'),
  summary: 'Whom mails come from, where answers go, and what stands below them.',
  reply: emailSettings,
})

export const updateEmailSettings = endpoint({
  method: 'PUT',
  path: '/admin/email-settings',
  access: staff('mail.all'),
  summary: 'Change the settings of all mails; they hold for every mail that is sent from now on.',
  body: emailSettingsForm,
  reply: emailSettings,
})

export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/admin/email-settings/test',
  access: staff('mail.all'),
  summary: 'Send a mail to myself, to see what others get.',
  refusals: ['mail.wait'],
  reply: z.object({ email: z.string() }),
})

export const getCompanyEmailSettings = endpoint({
  method: 'GET',
  path: '/email-settings',
  access: company('mail.view'),
  summary: "Whom the company's own mails come from, where answers go, and what stands below them.",
  reply: emailSettings,
})

export const updateCompanyEmailSettings = endpoint({
  method: 'PUT',
  path: '/email-settings',
  access: company('company.edit'),
  summary: "Change the settings of the company's mails; they hold for every one that is sent from now on.",
  body: emailSettingsForm,
  reply: emailSettings,
})

export const sendCompanyTestEmail = endpoint({
  method: 'POST',
  path: '/email-settings/test',
  access: company('company.edit'),
  summary: 'Send a mail of the company to myself, to see what its applicants get.',
  refusals: ['mail.wait'],
  reply: z.object({ email: z.string() }),
})
