import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { presentListedMail, presentMail } from './email-log.presenter.ts'
import { findMail, findMailKey, listMails } from './email-logs.queries.ts'
import { resendEmail } from './resend-email.ts'
import { resendRefusal } from './resend-refusal.ts'

export const emailLogsRoutes = [
  bind('listEmailLogs', async ({ db, installation }, { query }) => {
    const { rows, pagination } = await listMails(db, query)
    return { data: rows.map((row) => presentListedMail(row, installation)), pagination }
  }),

  bind('getEmailLog', async ({ db, now, installation }, { params }) => {
    const key = await findMailKey(db, params.id)
    const mail = key && (await findMail(db, key))
    if (!mail) return refuse('record.missing')
    return { data: presentMail(mail, await resendRefusal(db, mail, now), installation) }
  }),

  bind('resendEmail', async (context, { params }) => {
    const { id, group_id } = await resendEmail(context, params.id)
    return { data: { id }, message: 'done.resent', audit: { subject: 'mail', subject_id: id, group_id } }
  }),
]
