import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { limits } from '@catchpitch/contract/limits'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import type { Context } from '#platform/http/context'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { refuse } from '#platform/refusal'
import { lockOpenSurvey } from './add-participants.ts'
import { doorCloses, inviteExpiry } from './invitation.rules.ts'
import { lockInvites } from './invites.queries.ts'
import { callBackMails, renewInvites } from './sending.queries.ts'
import { writeInvitations } from './write-invitations.ts'

type Key = { group_id: string; survey_id: string }

const over: readonly number[] = [inviteState.completed, inviteState.declined]

/** Sends invitations once more, each with a link that ends the one before. */
export async function resendInvite(
  { db, now, announce }: Pick<Context, 'db' | 'now' | 'announce'>,
  { group_id, survey_id }: Key,
  ids: readonly string[],
) {
  const survey = await lockOpenSurvey(db, group_id, survey_id, now)
  if (survey.status !== surveyStatus.live) return refuse('survey.closed')
  const found = await lockInvites(db, { group_id, survey_id }, ids)
  if (found.length === 0) return refuse('record.missing')
  const again = found.filter(({ state, erased_at }) => !over.includes(state) && erased_at === null)
  if (again.length === 0) return refuse('invite.over')
  for (const { email } of again) await limitMailsTo(db, 'invitation', email, now)

  const renewed = again.map(({ id, expiry_weeks }) => ({
    id,
    expires_at: doorCloses({ expires_at: inviteExpiry(now, expiry_weeks) }, survey),
  }))
  const renewed_ids = renewed.map(({ id }) => id)
  await callBackMails(db, group_id, renewed_ids, 'A newer invitation was sent instead.')
  await renewInvites(db, group_id, renewed, now)
  await writeInvitations(db, { group_id, survey_id }, limits.participants.at_once, now)
  announce({ topic: 'invites', group_id, id: null })
  return { ids: renewed_ids, left_out: ids.length - renewed.length }
}
