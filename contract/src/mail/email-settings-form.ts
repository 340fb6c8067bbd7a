import { z } from 'zod'
import { email } from '../fields/email.ts'
import { language } from '../fields/language.ts'
import { orNothing } from '../fields/parts.ts'
import { text } from '../fields/text.ts'
import { limits } from '../limits.ts'

const { sender_name, signature, reminder_days } = limits.email_settings

/** A name that a mail program cannot take for an address, or for the end of its line. */
const senderName = text({ max: sender_name.max }).refine((value) => !/[<>"@\\]/.test(value), {
  error: 'field.senderName',
})

/** What staff decide about the mails of the whole installation, and a company about its own. */
export const emailSettingsForm = z.object({
  /** Whom mails come from, by name; nothing: as the installation, or all of its mails, are set up. */
  sender_name: orNothing(senderName),
  /** Where answers go that are meant for nobody in particular. */
  reply_to: orNothing(email),
  signature: z.object({
    en: text({ max: signature.max, min: 0, lines: true }),
    zh: text({ max: signature.max, min: 0, lines: true }),
    ms: text({ max: signature.max, min: 0, lines: true }),
  }),
  /** Of people of whom nobody knows which one they read. */
  default_language: language,
  /** How many days before an invitation ends whoever has not finished is reminded; 0: never. */
  reminder_days: z.coerce.number<string | number>().int().min(0).max(reminder_days.max),
  version: z.int(),
})

export type EmailSettings = Omit<z.output<typeof emailSettingsForm>, 'version'>
