import { type InviteSource, type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Participant } from '@catchpitch/contract/invitations/participant'
import { participantResponse } from '@catchpitch/contract/respondent/participant-response'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type NewInvite = {
  id: string
  no: number
  participant: Participant & { email_key: string }
  times: { scheduled_at: Date; expires_at: Date }
}

type Added = { group_id: string; survey_id: string; created_by: string | null; source: InviteSource }

/** In one statement with a parameter for each column, because thousands may come at once. */
export async function insertInvites(
  db: Connection,
  { group_id, survey_id, created_by, source }: Added,
  invites: readonly NewInvite[],
  now: Date,
): Promise<void> {
  const all = <Value>(read: (invite: NewInvite) => Value) => invites.map(read)
  const said = <Field extends keyof NewInvite['participant']>(field: Field) =>
    all(({ participant }) => participant[field])
  await sql`
    insert into invites (group_id, survey_id, created_by, source, created_at, id, no, first_name, last_name, email,
      email_key, country_code, mobile, language, dimension_id, extra_time, allow_paste, expiry_weeks, scheduled_at,
      expires_at)
    select ${group_id}, ${survey_id}, ${created_by}, ${source}::smallint, ${now}, added.*
    from unnest(${all(({ id }) => id)}::uuid[], ${all(({ no }) => no)}::integer[], ${said('first_name')}::text[],
      ${said('last_name')}::text[], ${said('email')}::text[], ${said('email_key')}::text[],
      ${said('country_code')}::text[], ${said('mobile')}::text[], ${said('language')}::text[],
      ${said('dimension_id')}::uuid[], ${said('extra_time')}::smallint[], ${said('allow_paste')}::boolean[],
      ${said('survey_expiry')}::smallint[], ${all(({ times }) => times.scheduled_at)}::timestamptz[],
      ${all(({ times }) => times.expires_at)}::timestamptz[]
    ) as added`.execute(db)
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
    .where(sql<boolean>`email_key = any(${email_keys}::text[])`)
    .select('email_key')
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
}

/** Every address on the survey's list. */
export async function listInvitedKeys(db: Connection, group_id: string, survey_id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .select('email_key')
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
}

const selectInvite = (db: Connection, group_id: string, id: string) =>
  db
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
      'invites.allow_paste',
      'invites.state',
      'invites.expires_at',
      'invites.link_generation',
      'invites.started_at',
      'invites.interest',
      'invites.erased_at',
      'surveys.status as survey_status',
      'surveys.expires_at as survey_expires_at',
      'surveys.edition',
      'surveys.integrity_policy',
    ])

/** The invite with what its survey says of the door. */
export async function findInvite(db: Connection, group_id: string, id: string) {
  return selectInvite(db, group_id, id).executeTakeFirst()
}

/** The same, locked, because coming in changes it. */
export async function lockInvite(db: Connection, group_id: string, id: string) {
  return selectInvite(db, group_id, id).forUpdate('invites').executeTakeFirst()
}

export type LockedInvite = NonNullable<Awaited<ReturnType<typeof lockInvite>>>

type SurveyKey = { group_id: string; survey_id: string }

/** Those of some people who are on this survey's list, locked: what is done to them must not meet their coming in. */
export async function lockInvites(db: Connection, { group_id, survey_id }: SurveyKey, ids: readonly string[]) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .select(['id', 'email', 'state', 'expiry_weeks', 'started_at', 'erased_at'])
    .forUpdate()
    .execute()
}

export async function deleteInvites(db: Connection, group_id: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('invites')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** The person of this address on a survey's list. */
export async function findInviteOf(db: Connection, { group_id, survey_id }: SurveyKey, email_key: string) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('email_key', '=', email_key)
    .select(['id', 'state', 'first_name', 'last_name', 'email', 'dimension_id', 'expires_at'])
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
    .set(({ eb, fn }) => ({
      started_at: now,
      state: inviteState.started satisfies InviteState,
      // Who begins is interested, also if they were never asked.
      interest: fn.coalesce('interest', eb.val(participantResponse.interested)),
      interest_at: fn.coalesce('interest_at', eb.val(now)),
    }))
    .execute()
}

export async function markInterested(db: Connection, key: Key, now: Date): Promise<void> {
  await updateInvite(db, key)
    .set({ interest: participantResponse.interested, interest_at: now })
    .where('interest', 'is', null)
    .execute()
}

type Reason = { option: string | null; reason: string }

export async function markDeclined(db: Connection, key: Key, { option, reason }: Reason, now: Date): Promise<void> {
  await updateInvite(db, key)
    .set({
      state: inviteState.declined satisfies InviteState,
      interest: participantResponse.notInterested,
      interest_at: now,
      decline_option: option,
      decline_reason: reason === '' ? null : reason,
    })
    .execute()
}

export async function markCompleted(db: Connection, key: Key, now: Date): Promise<void> {
  await updateInvite(db, key)
    .set({ completed_at: now, state: inviteState.completed satisfies InviteState })
    .execute()
}

/** Somebody to show a mail for: the person who is asked for, or whoever came onto the list first. */
export async function findPreviewed(db: Connection, { group_id, survey_id }: SurveyKey, id: string | null) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('erased_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .orderBy('no')
    .limit(1)
    .select(['id', 'first_name', 'last_name', 'email', 'dimension_id', 'expires_at'])
    .executeTakeFirst()
}
