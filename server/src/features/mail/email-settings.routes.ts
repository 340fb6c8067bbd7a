import { bind } from '#platform/http/bind'
import type { Installation } from '#platform/installation'
import { readMailSettings, writeMailSettings } from '#platform/mail/mail-settings.queries'
import { senderOf } from '#platform/mail/sender'
import { refuse } from '#platform/refusal'
import { changedSettings } from './email-settings.rules.ts'
import { sendTestEmail } from './send-test-email.ts'

type Settings = Awaited<ReturnType<typeof readMailSettings>>

const present = (settings: Settings, { mail_from }: Installation) => ({ ...settings, sender: senderOf(mail_from) })

export const emailSettingsRoutes = [
  bind('getEmailSettings', async ({ db, installation }) => ({
    data: present(await readMailSettings(db), installation),
  })),

  bind('updateEmailSettings', async ({ db, now, installation }, { body }) => {
    const fields = changedSettings(await readMailSettings(db), body)
    if (!(await writeMailSettings(db, body, now))) return refuse('record.changed')
    return {
      data: present(await readMailSettings(db), installation),
      message: 'done.saved',
      audit: { subject: 'email_settings', subject_id: null, fields },
    }
  }),

  bind('sendTestEmail', async (context) => {
    const email = await sendTestEmail(context, context.person.id)
    return { data: { email }, message: 'done.testSent', audit: null }
  }),
]
