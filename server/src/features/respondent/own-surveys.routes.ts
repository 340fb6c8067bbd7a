import { listOffered } from '#features/options/options.public'
import { bind } from '#platform/http/bind'
import { declineSurvey, showInterest } from './answer-invitation.ts'
import { getOwnSurvey, listOwnGroups, listOwnSurveys } from './own-surveys.ts'

const without = { decline_option: null, reason: '' }

export const ownSurveysRoutes = [
  bind('listOwnSurveys', async (context, { query }) => ({ data: await listOwnSurveys(context, query.group_id) })),

  bind('listOwnGroups', async (context) => ({ data: await listOwnGroups(context) })),

  bind('getOwnSurvey', async (context, { params }) => ({ data: await getOwnSurvey(context, params.id) })),

  bind('respondToSurvey', async (context, { params, body: { response } }) => {
    const { group_id } = await (response === 'interested'
      ? showInterest(context, params.id)
      : declineSurvey(context, params.id, without))
    const audit = { subject: 'invite', subject_id: params.id, group_id, fields: ['interest'] } as const
    return { data: await getOwnSurvey(context, params.id), audit }
  }),

  bind('listDeclineOptions', async ({ db, language }) => {
    const options = await listOffered(db, 'decline_option', language)
    return { data: options.map(({ code, name }) => ({ code, name })) }
  }),

  bind('declineSurvey', async (context, { params, body }) => {
    const { group_id } = await declineSurvey(context, params.id, body)
    return {
      data: await getOwnSurvey(context, params.id),
      message: 'done.surveyDeclined',
      audit: { subject: 'invite', subject_id: params.id, group_id },
    }
  }),
]
