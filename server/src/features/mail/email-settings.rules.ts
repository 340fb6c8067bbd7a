import type { EmailSettings } from '@catchpitch/contract/mail/email-settings-form'

const fields = ['sender_name', 'reply_to', 'signature', 'default_language', 'reminder_days'] as const

/** What the audit log tells of a change: the names of the fields, never what stands in them. */
export function changedSettings(before: EmailSettings, after: EmailSettings): string[] {
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
