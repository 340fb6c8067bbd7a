import { requireSurvey } from '#features/surveys/surveys.public'
import { briefFileUrl } from '#platform/files/file-address'
import { bind } from '#platform/http/bind'
import { getBlindReading } from './get-blind-reading.ts'
import { getDynamicReport, listSurveyInterpretations } from './get-dynamic-report.ts'
import { findHeard, getOrganicReport, getReportInfo } from './get-report.ts'
import { keepInterpretations } from './keep-interpretations.ts'
import { readSurveyShades } from './reports.queries.ts'
import { unmaskResult } from './unmask-result.ts'

export const reportsRoutes = [
  bind('getReportInfo', async (context, { query }) => ({ data: await getReportInfo(context, query) })),

  bind('getOrganicReport', async (context, { query: { id, level } }) => ({
    data: await getOrganicReport(context, id, level),
  })),

  bind('listenToStatement', async (context, { params: { id, recording_id } }) => {
    const { seconds, file_id } = await findHeard(context, id, recording_id)
    const { group, secrets, now } = context
    return {
      data: { seconds, url: briefFileUrl(secrets, { group_id: group.id, id: file_id }, now) },
      audit: { subject: 'result', subject_id: id },
    }
  }),

  bind('unmaskResult', async (context, { params: { id }, body: { reason } }) => {
    const { name, is_new } = await unmaskResult(context, id)
    return { data: { name }, audit: is_new ? { subject: 'result', subject_id: id, reason } : null }
  }),

  bind('getDynamicReport', async (context, { query }) => ({ data: await getDynamicReport(context, query.ids) })),

  bind('listSurveyInterpretations', async (context, { query }) => ({
    data: await listSurveyInterpretations(context, query.survey_id),
  })),

  bind('saveInterpretationPreference', async (context, { body }) => ({
    data: { left_out: await keepInterpretations(context, body) },
    audit: { subject: 'survey', subject_id: body.survey_id, fields: ['interpretations'] },
  })),

  bind('getBlindReading', async (context, { params, query }) => ({
    data: await getBlindReading(context, params.id, query.situation_id),
  })),

  bind('getSurveyShades', async ({ db, group }, { params }) => {
    await requireSurvey(db, group, params.id)
    return { data: await readSurveyShades(db, group.id, params.id) }
  }),
]
