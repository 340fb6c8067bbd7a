import type { OwnGroup, OwnSurvey } from '@catchpitch/contract/respondent/own-survey'
import { findOwnInvite, listOwnInvites, type OwnInvite } from '#features/invitations/invitations.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { findAttempt } from './attempts.queries.ts'
import { presentOwnSurvey } from './present-own-survey.ts'

type Caller = Pick<Context, 'db' | 'now'> & { person: { id: string } }

async function present({ db, now }: Caller, invite: OwnInvite): Promise<OwnSurvey> {
  return presentOwnSurvey(invite, await findEdition(db, invite), now)
}

export async function listOwnSurveys(caller: Caller, group_id?: string): Promise<OwnSurvey[]> {
  const invites = await listOwnInvites(caller.db, caller.person.id, group_id)
  return Promise.all(invites.map((invite) => present(caller, invite)))
}

/** From the same list as the surveys: a company is named here just when one of its surveys is there. */
export async function listOwnGroups({ db, person }: Caller): Promise<OwnGroup[]> {
  const invites = await listOwnInvites(db, person.id)
  const groups = new Map<string, OwnGroup>()
  for (const { group_id: id, company: name, promised_reply_days } of invites) {
    const surveys = (groups.get(id)?.surveys ?? 0) + 1
    groups.set(id, { id, name, surveys, promised_reply_days })
  }
  return [...groups.values()]
}

/** An invitation of the caller's own. Who came by its link, and has not signed in, knows this one and no other. */
export async function ownInvite(
  { db, person, attempt }: Caller & { attempt: AttemptKey | null },
  id: string,
): Promise<OwnInvite> {
  const invite = (await findOwnInvite(db, person.id, id)) ?? refuse('record.missing')
  if (attempt === null) return invite
  const opened = (await findAttempt(db, attempt)) ?? refuse('session.ended')
  return opened.invite_id === invite.id ? invite : refuse('record.missing')
}

export async function getOwnSurvey(caller: Caller & { attempt: AttemptKey | null }, id: string): Promise<OwnSurvey> {
  return present(caller, await ownInvite(caller, id))
}
