import { type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type NewInvite = {
  id: string
  no: number
  first_name: string
  last_name: string
  email: string
  email_key: string
  country_code: string
  mobile: string
  language: Language
  dimension_id: string | null
  scheduled_at: Date
  expires_at: Date
}

export async function insertInvites(
  db: Connection,
  { group_id, survey_id, created_by }: { group_id: string; survey_id: string; created_by: string | null },
  invites: readonly NewInvite[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('invites')
    .values(invites.map((invite) => ({ ...invite, group_id, survey_id, created_by, created_at: now })))
    .execute()
}

/** Those of the addresses that are on the survey's list already. */
export async function findInvited(
  db: Connection,
  group_id: string,
  survey_id: string,
  email_keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('email_key', 'in', email_keys)
    .select('email_key')
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
}

/** The invite with what its survey says of the door; locked, because coming in changes it. */
export async function lockInvite(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('invites')
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
    )
    .where('invites.group_id', '=', group_id)
    .where('invites.id', '=', id)
    .where('surveys.removed_at', 'is', null)
    .select([
      'invites.group_id',
      'invites.id',
      'invites.survey_id',
      'invites.no',
      'invites.user_id',
      'invites.first_name',
      'invites.last_name',
      'invites.email',
      'invites.email_key',
      'invites.language',
      'invites.dimension_id',
      'invites.extra_time',
      'invites.state',
      'invites.expires_at',
      'invites.link_generation',
      'invites.started_at',
      'invites.erased_at',
      'surveys.status as survey_status',
      'surveys.expires_at as survey_expires_at',
      'surveys.edition',
    ])
    .forUpdate('invites')
    .executeTakeFirst()
}

export type LockedInvite = NonNullable<Awaited<ReturnType<typeof lockInvite>>>

/** Which company an invite of this person belongs to: they may be invited by several, and know only its id. */
export async function findOwnInvite(db: Connection, user_id: string, id: string) {
  return acrossGroups(db)
    .selectFrom('invites')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .select(['group_id', 'id'])
    .executeTakeFirst()
}

type Key = { group_id: string; id: string }

const updateInvite = (db: Connection, { group_id, id }: Key) =>
  db.updateTable('invites').where('group_id', '=', group_id).where('id', '=', id)

/** The person came in. Who has begun, or finished, stays that far. */
export async function markOpened(db: Connection, key: Key, user_id: string, now: Date): Promise<void> {
  await updateInvite(db, key)
    .set(({ eb, fn }) => ({
      user_id,
      opened_at: fn.coalesce('opened_at', eb.val(now)),
      state: fn<number>('greatest', ['state', eb.val(inviteState.opened)]),
    }))
    .execute()
}

export async function markStarted(db: Connection, key: Key, now: Date): Promise<void> {
  await updateInvite(db, key)
    .set({ started_at: now, state: inviteState.started satisfies InviteState })
    .execute()
}

export async function markCompleted(db: Connection, key: Key, now: Date): Promise<void> {
  await updateInvite(db, key)
    .set({ completed_at: now, state: inviteState.completed satisfies InviteState })
    .execute()
}

/** What the timeline of an invite tells. */
export const inviteEvent = { opened: 1, moved: 2, started: 3, gap: 4, completed: 5 } as const

export async function insertInviteEvent(
  db: Connection,
  { group_id, id: invite_id }: Key,
  kind: (typeof inviteEvent)[keyof typeof inviteEvent],
  now: Date,
  detail: Readonly<Record<string, number>> = {},
): Promise<void> {
  await db
    .insertInto('invite_events')
    .values({ group_id, invite_id, id: newId(now), kind, at: now, detail: JSON.stringify(detail) })
    .execute()
}
