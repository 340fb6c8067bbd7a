import { bind } from '#platform/http/bind'
import { readOwnMailSettings, writeOwnMailSettings } from '#platform/mail/mail-settings.queries'
import { refuse } from '#platform/refusal'
import { changedSettings } from './email-settings.rules.ts'
import { presentMailSettings } from './present-mail-settings.ts'
import { sendTestEmail } from './send-test-email.ts'

export const companyEmailSettingsRoutes = [
  bind('getCompanyEmailSettings', async (context) => ({
    data: await presentMailSettings(context, await readOwnMailSettings(context.db, context.group.id)),
  })),

  bind('updateCompanyEmailSettings', async (context, { body }) => {
    const { db, now, group } = context
    const fields = changedSettings(await readOwnMailSettings(db, group.id), body)
    if (!(await writeOwnMailSettings(db, group.id, body, now))) return refuse('record.changed')
    return {
      data: await presentMailSettings(context, await readOwnMailSettings(db, group.id)),
      message: 'done.saved',
      audit: { subject: 'email_settings', subject_id: null, fields },
    }
  }),

  bind('sendCompanyTestEmail', async (context) => {
    const opens = '/surveys/account?tab=email'
    const email = await sendTestEmail(context, context.person.id, { group_id: context.group.id, opens })
    return { data: { email }, message: 'done.testSent', audit: null }
  }),
]
