import { requireReport } from '#features/reports/reports.public'
import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { createLink } from './create-link.ts'
import { openReport } from './open-report.ts'
import { presentLink } from './present-link.ts'
import { findLink, listLiveLinks, markRevoked } from './report-links.queries.ts'

const subject = 'report_link'

export const reportLinksRoutes = [
  bind('createReportLink', async (context, { body }) => {
    const key = await createLink(context, body)
    const row = (await findLink(context.db, key)) ?? refuse('record.missing')
    return { data: presentLink(row, context.secrets), audit: { subject, subject_id: key.id } }
  }),

  bind('listReportLinks', async ({ db, group, now, secrets }, { query: { result_id } }) => {
    await requireReport(db, group, result_id)
    const rows = await listLiveLinks(db, group.id, result_id, now)
    return { data: rows.map((row) => presentLink(row, secrets)) }
  }),

  bind('revokeReportLink', async ({ db, group, now }, { params }) => {
    const row = (await findLink(db, { group_id: group.id, id: params.id })) ?? refuse('record.missing')
    await requireSurvey(db, group, row.survey_id)
    if (row.revoked_at !== null) return { data: {}, audit: null }
    await markRevoked(db, row, now)
    return { data: {}, audit: { subject, subject_id: row.id } }
  }),

  bind('openReport', async (context, { params }) => ({ data: await openReport(context, params.token) })),
]
