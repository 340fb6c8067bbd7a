import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import {
  insertInviteEvent,
  inviteEvent,
  isDoorOpen,
  type LockedInvite,
  lockInvite,
  markDeclined,
  markInterested,
} from '#features/invitations/invitations.public'
import { notifyOfAnswer } from '#features/notifications/notifications.public'
import { findUnoffered } from '#features/options/options.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'
import { lockAttemptOfInvite, updateAttempt } from './attempts.queries.ts'
import { ownInvite } from './own-surveys.ts'

type Caller = Context & { person: { id: string }; attempt: AttemptKey | null }

/** The invitation, locked, as long as it can still be answered. */
async function lockOpen(caller: Caller, id: string): Promise<LockedInvite> {
  const { db, now } = caller
  const own = await ownInvite(caller, id)
  const invite = (await lockInvite(db, own.group_id, own.id)) ?? refuse('record.missing')
  if (invite.state === inviteState.completed) return refuse('test.closed')
  const survey = { status: invite.survey_status, expires_at: invite.survey_expires_at }
  return isDoorOpen(invite, survey, now) ? invite : refuse('test.closed')
}

export async function showInterest(caller: Caller, id: string): Promise<{ group_id: string }> {
  const invite = await lockOpen(caller, id)
  await markInterested(caller.db, invite, caller.now)
  return invite
}

/** Declines, before anything is answered. Said again of a survey that is declined already, it stays as it was. */
export async function declineSurvey(
  caller: Caller,
  id: string,
  { decline_option, reason }: { decline_option: string | null; reason: string },
): Promise<{ group_id: string }> {
  const { db, now } = caller
  const own = await ownInvite(caller, id)
  if (own.state === inviteState.declined) return own
  const invite = await lockOpen(caller, id)
  if (invite.started_at !== null) return refuse('test.begun')
  const [unoffered] = await findUnoffered(db, { decline_option })
  if (unoffered) return refuseField(unoffered, 'field.choice')
  const attempt = await lockAttemptOfInvite(db, invite.group_id, invite.id)
  if (attempt) await updateAttempt(db, attempt, { state: attemptState.declined })
  await markDeclined(db, invite, { option: decline_option, reason }, now)
  await insertInviteEvent(db, invite, inviteEvent.declined, now)
  caller.announce({ topic: 'invites', group_id: invite.group_id, id: null })
  await notifyOfAnswer(caller, 'survey.declined', { ...invite, invite_id: invite.id })
  return invite
}
