import { emailKey } from '@catchpitch/contract/fields/email'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom } from '@catchpitch/contract/languages'
import { offeredMethods } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { noteArrival } from '#features/integrity/integrity.public'
import {
  findOrMakeApplicant,
  findOwnInvite,
  finishBy,
  insertInviteEvent,
  inviteEvent,
  isDoorOpen,
  type LockedInvite,
  lockInvite,
  markOpened,
} from '#features/invitations/invitations.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { invitationNamed, isGenuineInvitation } from '#platform/links/invitation-address'
import { refuse } from '#platform/refusal'
import { openSurveySession } from '#platform/session/open-session'
import { revokeSessionsOfAttempt } from '#platform/session/session.queries'
import { newToken, tokenHash } from '#platform/session/token'
import { insertAttempt, lockAttemptOfInvite, updateAttempt } from './attempts.queries.ts'
import { readTest } from './read-test.ts'

const surveyOf = ({ survey_status, survey_expires_at }: LockedInvite) => ({
  status: survey_status,
  expires_at: survey_expires_at,
})

/** The run of an invite: made when its person comes for the first time. */
async function beginAttempt(context: Context, invite: LockedInvite, user_id: string, writer: Buffer) {
  const { db, now } = context
  const { group_id, survey_id, edition, dimension_id, extra_time, allow_paste, integrity_policy } = invite
  const { situations, expression } = await findEdition(db, { group_id, survey_id, edition })
  const asked = situations.filter((one) => dimension_id === null || one.dimension_id === dimension_id)
  const [only, ...others] = offeredMethods(expression)
  const attempt = {
    group_id,
    id: newId(now),
    survey_id,
    edition,
    invite_id: invite.id,
    user_id,
    step: testStep.instructions,
    situation_ids: asked.map(({ id }) => id),
    // Where only one way of writing is offered, there is nothing to choose.
    input_method: only !== undefined && others.length === 0 ? only : null,
    extra_time,
    allow_paste,
    integrity_policy,
    writer,
  }
  await insertAttempt(db, attempt, now)
  await insertInviteEvent(db, invite, inviteEvent.opened, now)
  await noteArrival(context, attempt, { is_first: true })
  return attempt.id
}

/** Whoever comes by the link holds the pen from now on; another device of theirs loses it. */
async function takeUp(context: Context, invite: LockedInvite, user_id: string, token: string): Promise<string> {
  const { db, now } = context
  const writer = tokenHash(token)
  const attempt = await lockAttemptOfInvite(db, invite.group_id, invite.id)
  if (!attempt) return beginAttempt(context, invite, user_id, writer)
  await updateAttempt(db, attempt, { writer })
  await revokeSessionsOfAttempt(db, attempt.id, now)
  await insertInviteEvent(db, invite, inviteEvent.moved, now)
  await noteArrival(context, attempt, { is_first: false })
  return attempt.id
}

async function enter(context: Context, invite: LockedInvite, user: { id: string }) {
  const { db, now, language } = context
  const token = newToken()
  await markOpened(db, invite, user.id, now)
  context.announce({ topic: 'invites', group_id: invite.group_id, id: null })
  const id = await takeUp(context, invite, user.id, token)
  const { group_id } = invite
  const expires_at = finishBy(invite, surveyOf(invite))
  await openSurveySession(context, { token, user_id: user.id, group_id, attempt_id: id, expires_at })
  return { token, ...(await readTest(db, { group_id, id }, language, now)) }
}

type Claim = { unique_id: string; email: string; expires: number; signature: string }

/** Whether somebody presents an invitation rather than a sign-in link: both open the same page. */
export const isInvitation = ({ unique_id }: Pick<Claim, 'unique_id'>) => invitationNamed(unique_id) !== null

/**
 * Lets in whoever holds an invitation, as often as they come, until it is completed, declined or over: it is their only
 * way back after a dead battery. Whatever is wrong with it is told in one sentence, so that nothing can be probed.
 */
export async function openByInvitation(context: Context, claim: Claim) {
  const { db, now, secrets } = context
  const named = invitationNamed(claim.unique_id)
  const invite = named && (await lockInvite(db, named.group_id, named.id))
  if (!invite || !isGenuineInvitation(invite, claim, emailKey(claim.email), secrets)) return refuse('link.expired')
  if (invite.state === inviteState.completed) return refuse('test.closed')
  if (!isDoorOpen(invite, surveyOf(invite), now)) return refuse('link.expired')
  const { group_id, first_name, last_name, email, email_key, language } = invite
  const applicant = { group_id, first_name, last_name, email, email_key, language: languageFrom(language) }
  const user = (await findOrMakeApplicant(db, applicant, now)) ?? refuse('link.expired')
  return { user_id: user.id, group_id, opened: await enter(context, invite, user) }
}

/** The same from the list of one's own surveys, without the mail. */
export async function startTest(context: Context & { person: { id: string } }, invite_id: string) {
  const { db, now, person } = context
  const own = await findOwnInvite(db, person.id, invite_id)
  const invite = own && (await lockInvite(db, own.group_id, own.id))
  if (!invite) return refuse('record.missing')
  if (invite.state === inviteState.completed) return { completed: true, group_id: invite.group_id, test: null }
  if (!isDoorOpen(invite, surveyOf(invite), now)) return refuse('test.closed')
  return { completed: false, group_id: invite.group_id, test: await enter(context, invite, person) }
}
