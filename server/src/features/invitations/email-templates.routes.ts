import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { getEmailTemplates, saveEmailTemplates } from './email-templates.ts'
import { previewEmail, sendTestInvitation } from './preview-email.ts'

export const emailTemplatesRoutes = [
  bind('getEmailTemplates', async ({ db, group }, { params }) => {
    await requireSurvey(db, group, params.id)
    return { data: await getEmailTemplates(db, { group_id: group.id, survey_id: params.id }) }
  }),

  bind('saveEmailTemplates', async ({ db, group, now }, { body: { survey_id, ...given } }) => {
    await requireSurvey(db, group, survey_id)
    const key = { group_id: group.id, survey_id }
    await saveEmailTemplates(db, key, given, now)
    const data = await getEmailTemplates(db, key)
    return { data, message: 'done.saved', audit: { subject: 'survey', subject_id: survey_id } }
  }),

  bind('previewEmail', async (context, { params, body }) => {
    await requireSurvey(context.db, context.group, params.id)
    const key = { group_id: context.group.id, survey_id: params.id }
    return { data: await previewEmail(context, key, body.draft, body.invite_id), audit: null }
  }),

  bind('sendTestInvitation', async (context, { params, body }) => {
    await requireSurvey(context.db, context.group, params.id)
    const key = { group_id: context.group.id, survey_id: params.id }
    const email = await sendTestInvitation(context, key, body.draft)
    return { data: { email }, message: 'done.testSent', audit: { subject: 'survey', subject_id: params.id } }
  }),
]
