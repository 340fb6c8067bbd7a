import { dayOf } from '@catchpitch/contract/dates'
import { limits } from '@catchpitch/contract/limits'
import { requireSurvey } from '#features/surveys/surveys.public'
import { bind, bindFile } from '#platform/http/bind'
import { funnelLines } from './funnel-file.ts'
import { getHiringFunnel } from './get-hiring-funnel.ts'

export const businessIntelligenceRoutes = [
  bind('getHiringFunnel', async ({ db, group }, { query }) => {
    if (query.survey_id !== undefined) await requireSurvey(db, group, query.survey_id)
    const { total, rows } = await getHiringFunnel({ db, group }, query)
    const shown = rows.slice(0, limits.funnel.rows)
    return { data: { total, rows: shown, more: rows.length - shown.length } }
  }),

  bindFile('exportHiringFunnel', async ({ db, group, language, now }, { query }) => {
    if (query.survey_id !== undefined) await requireSurvey(db, group, query.survey_id)
    const told = await getHiringFunnel({ db, group }, query)
    return {
      filename: `hiring-by-${query.by}-${dayOf(now)}.csv`,
      content_type: 'text/csv; charset=utf-8',
      parts: funnelLines(told, query.by, language),
      audit: { subject: 'group', subject_id: group.id, fields: [query.by] },
    }
  }),
]
