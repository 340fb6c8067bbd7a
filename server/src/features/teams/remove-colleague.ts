import { roleKeyOf } from '@catchpitch/contract/access/roles'
import { dayOf } from '@catchpitch/contract/dates'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { type Actor, removalRefusal } from './team.policy.ts'
import { endMembership, findAddress, lockColleague, lockOwners } from './team.queries.ts'
import { endInvitation } from './team-invitations.queries.ts'

/**
 * Takes somebody out of the team: from the next call on they are shut out. Surveys, invitations and comments of theirs
 * stay with the company, under their name. A link that lies in their mailbox would let them back in, so it ends too.
 */
export async function removeColleague(
  { db, now, announce }: Pick<Context, 'db' | 'now' | 'announce'>,
  actor: Actor,
  place: { group_id: string; user_id: string },
): Promise<void> {
  const { group_id, user_id } = place
  const owners = await lockOwners(db, group_id)
  const colleague = (await lockColleague(db, group_id, user_id)) ?? refuse('record.missing')
  const circumstances = { user_id, role: roleKeyOf(colleague.role_id), owners: owners.length }
  const refusal = removalRefusal(actor, circumstances)
  if (refusal !== null) return refuse(refusal)
  await endMembership(db, place, { now, today: dayOf(now) })
  await endInvitation(db, group_id, emailKey(await findAddress(db, user_id)), now)
  // Their open pages look whether they may still be open.
  announce({ topic: 'sessions', user_id })
}
