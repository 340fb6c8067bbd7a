import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { reachOf } from '#platform/session/reach'
import { addParticipants } from './add-participants.ts'
import { getInvite, getParticipation } from './get-participation.ts'
import { presentInvite, presentParticipant, presentResponse } from './invite.presenter.ts'
import { listByResponse, listInvites, listParticipants } from './invite-lists.queries.ts'
import { namesOfReasons } from './names-of-reasons.ts'
import { removeInvite } from './remove-invite.ts'
import { resendInvite } from './resend-invite.ts'
import { closeShareLink, joinByShareLink, openShareLink, showShared } from './share-link.ts'

const subject = 'survey'

export const invitationsRoutes = [
  bind('addParticipants', async (context, { params, body }) => {
    const { db, group } = context
    await requireSurvey(db, group, params.id)
    const invites = await addParticipants(context, group.id, params.id, body.participants)
    return { data: invites, message: 'done.invited', audit: { subject, subject_id: params.id } }
  }),

  bind('getParticipation', async (context, { params }) => {
    await requireSurvey(context.db, context.group, params.id)
    return { data: await getParticipation(context, context.group.id, params.id) }
  }),

  bind('listInvites', async (context, { params, query }) => {
    const { db, group, language } = context
    await requireSurvey(db, group, params.id)
    const { rows, pagination } = await listInvites(db, { group_id: group.id, survey_id: params.id, language }, query)
    return { data: rows.map(presentInvite), pagination }
  }),

  bind('getInvite', async (context, { params }) => {
    await requireSurvey(context.db, context.group, params.id)
    const key = { group_id: context.group.id, survey_id: params.id, id: params.invite_id }
    return { data: await getInvite(context, key) }
  }),

  bind('listParticipants', async ({ db, group, language }, { query }) => {
    const { rows, pagination } = await listParticipants(
      db,
      { group_id: group.id, reach: reachOf(group), language },
      query,
    )
    return { data: rows.map(presentParticipant), pagination }
  }),

  bind('listInterested', async ({ db, group, language }, { query }) => {
    const seen = { group_id: group.id, reach: reachOf(group), language, response: 'interested' } as const
    const { rows, pagination } = await listByResponse(db, seen, query)
    return { data: rows.map(presentResponse), pagination }
  }),

  bind('listMaybeNextTime', async (context, { query }) => {
    const { db, group, language } = context
    const seen = { group_id: group.id, reach: reachOf(group), language, response: 'notInterested' } as const
    const { rows, pagination } = await listByResponse(db, seen, query)
    const names = await namesOfReasons(context, rows)
    const data = rows.map((row) => ({
      ...presentResponse(row),
      decline_option: names.get(row.decline_option ?? '') ?? null,
      decline_reason: row.decline_reason,
    }))
    return { data, pagination }
  }),

  bind('resendInvite', async (context, { params, body }) => {
    await requireSurvey(context.db, context.group, params.id)
    const key = { group_id: context.group.id, survey_id: params.id }
    const { ids, left_out } = await resendInvite(context, key, body.invite_id)
    const audit = ids.map((subject_id) => ({ subject: 'invite', subject_id }))
    return { data: { sent: ids.length, left_out }, message: 'done.inviteResent', audit }
  }),

  bind('removeInvite', async (context, { params, body }) => {
    await requireSurvey(context.db, context.group, params.id)
    const key = { group_id: context.group.id, survey_id: params.id }
    const { ids, left_out } = await removeInvite(context, key, body.invite_id)
    const audit = ids.map((subject_id) => ({ subject: 'invite', subject_id }))
    return { data: { removed: ids.length, left_out }, message: 'done.inviteRemoved', audit }
  }),

  bind('openShareLink', async (context, { params }) => {
    await requireSurvey(context.db, context.group, params.id)
    const data = await openShareLink(context, context.group.id, params.id)
    return { data, audit: { subject, subject_id: params.id } }
  }),

  bind('closeShareLink', async (context, { params }) => {
    await requireSurvey(context.db, context.group, params.id)
    await closeShareLink(context, context.group.id, params.id)
    return { data: null, audit: { subject, subject_id: params.id } }
  }),

  bind('getSharedSurvey', async (context, { params }) => ({ data: await showShared(context, params) })),

  bind('joinSharedSurvey', async (context, { params, body }) => {
    const { group_id, survey_id } = await joinByShareLink(context, params, body)
    return { data: null, message: 'done.linkSent', audit: { subject, subject_id: survey_id, group_id } }
  }),
]
