import type { EmailSettings } from '@catchpitch/contract/mail/email-settings-form'

/**
 * A company's settings on top of the platform's. A company that signs its mails signs them alone: in a language that it
 * wrote nothing for, no name of ours stands below its words.
 */
export function overlayMailSettings(ofAll: EmailSettings, own: EmailSettings): EmailSettings {
  const signs = Object.values(own.signature).some((signature) => signature !== '')
  return {
    sender_name: own.sender_name ?? ofAll.sender_name,
    reply_to: own.reply_to ?? ofAll.reply_to,
    signature: signs ? own.signature : ofAll.signature,
    default_language: own.default_language,
    reminder_days: own.reminder_days,
  }
}
