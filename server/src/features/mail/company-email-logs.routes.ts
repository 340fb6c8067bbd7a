import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { reachOf } from '#platform/session/reach'
import { findCompanyMail, listCompanyMails } from './company-email-logs.queries.ts'
import { presentCompanyMail, presentListedCompanyMail } from './email-log.presenter.ts'

export const companyEmailLogsRoutes = [
  bind('listCompanyEmailLogs', async ({ db, group, person, installation }, { query }) => {
    const looking = { group_id: group.id, reach: reachOf(group), user_id: person.id }
    const { rows, pagination } = await listCompanyMails(db, looking, query)
    return { data: rows.map((row) => presentListedCompanyMail(row, installation)), pagination }
  }),

  bind('getCompanyEmailLog', async ({ db, group, person, installation }, { params }) => {
    const looking = { group_id: group.id, reach: reachOf(group), user_id: person.id }
    const mail = (await findCompanyMail(db, looking, params.id)) ?? refuse('record.missing')
    return { data: presentCompanyMail(mail, installation) }
  }),
]
