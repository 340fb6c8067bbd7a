import { bind } from '#platform/http/bind'
import { reachOf } from '#platform/session/reach'
import { applyChange, lockForChange } from './change-survey.ts'
import { getSurvey, getSurveyOverview } from './get-survey.ts'
import { publishDraft } from './publish-draft.ts'
import { duplicateSurvey, prepareSurvey, storeSurvey } from './store-survey.ts'
import { presentSurvey } from './survey.presenter.ts'
import { listSurveys } from './surveys.queries.ts'
import { removeSurvey, restoreSurvey, updateSurvey } from './update-survey.ts'

const subject = 'survey'

export const surveysRoutes = [
  bind('listSurveys', async ({ db, group, now }, { query }) => {
    const { rows, pagination } = await listSurveys(db, group.id, query, { now, reach: reachOf(group) })
    return { data: rows.map(presentSurvey), pagination }
  }),

  bind('getSurvey', async (context, { params }) => ({ data: await getSurvey(context, params.id) })),

  bind('getSurveyOverview', async (context, { params }) => ({ data: await getSurveyOverview(context, params.id) })),

  bind('prepareSurvey', async (context, { params }) => ({ data: await prepareSurvey(context, params.id) })),

  bind('storeSurvey', async (context, { body }) => {
    const survey = await storeSurvey(context, body)
    return { data: survey, message: 'done.saved', audit: { subject, subject_id: survey.id } }
  }),

  bind('updateSurvey', async (context, { params, body }) => {
    const { version: _, ...form } = body
    return {
      data: await updateSurvey(context, params.id, body),
      message: 'done.saved',
      audit: { subject, subject_id: params.id, fields: Object.keys(form) },
    }
  }),

  bind('saveExpression', async (context, { params, body: { version, expression } }) => {
    const survey = await lockForChange(context, params.id, { version, frozen: true })
    return {
      data: await applyChange(context, survey, { expression: [...new Set(expression)] }),
      message: 'done.saved',
      audit: { subject, subject_id: params.id, fields: ['expression'] },
    }
  }),

  bind('publishSurvey', async (context, { params }) => ({
    data: await publishDraft(context, params.id),
    message: 'done.saved',
    audit: { subject, subject_id: params.id },
  })),

  bind('duplicateSurvey', async (context, { params }) => {
    const copy = await duplicateSurvey(context, params.id)
    return { data: copy, message: 'done.saved', audit: { subject, subject_id: copy.id } }
  }),

  bind('removeSurvey', async (context, { params }) => {
    await removeSurvey(context, params.id)
    return { data: null, message: 'done.removed', audit: { subject, subject_id: params.id } }
  }),

  bind('restoreSurvey', async (context, { params }) => ({
    data: await restoreSurvey(context, params.id),
    message: 'done.restored',
    audit: { subject, subject_id: params.id },
  })),
]
