import { roleId } from '@catchpitch/contract/access/roles'
import { type RawBuilder, sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { filePurposes } from '#platform/files/file-purposes'
import type { Holding, Trace } from './holdings.rules.ts'

/** Whom it is about: by their account, and by the address that companies may have typed before there was one. */
export type Subject = { id: string; email_key: string }

/** Some of the people of one survey, by what they were invited with; who they are elsewhere does not matter. */
export type Invited = { group_id: string; invite_ids: readonly string[] }

/** The account, which stays as it is until the caller is done. */
export async function lockAccount(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .forUpdate()
    .select(['id', 'email', 'email_key', 'first_name', 'last_name', 'language', 'platform_role', 'picture_file_id'])
    .executeTakeFirstOrThrow()
}

export async function findPassword(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email_key', 'password_hash'])
    .executeTakeFirstOrThrow()
}

/** A company that this person alone owns; undefined if there is none. Its other owners stay what they are meanwhile. */
export async function findOwnedAlone(db: Connection, id: string) {
  const owned = await acrossGroups(db)
    .selectFrom('memberships as own')
    .innerJoin('memberships as owners', 'owners.group_id', 'own.group_id')
    .innerJoin('groups', 'groups.id', 'own.group_id')
    .where('own.user_id', '=', id)
    .where('own.role_id', '=', roleId.owner)
    .where('owners.role_id', '=', roleId.owner)
    .where('owners.deactivated_at', 'is', null)
    .forUpdate('owners')
    .select(['groups.name', 'owners.group_id', 'owners.user_id'])
    .execute()
  return owned.find(({ group_id }) => owned.every((row) => row.group_id !== group_id || row.user_id === id))
}

const invitesOf = (whose: Subject | Invited) =>
  'invite_ids' in whose
    ? sql`select group_id, id from invites where group_id = ${whose.group_id} and id = any(${whose.invite_ids}::uuid[])`
    : sql`select group_id, id from invites where user_id = ${whose.id} or email_key = ${whose.email_key}`

const attemptsOf = (whose: Subject | Invited) =>
  'invite_ids' in whose
    ? sql`select group_id, id from attempts where group_id = ${whose.group_id} and invite_id = any(${whose.invite_ids}::uuid[])`
    : sql`select group_id, id from attempts where user_id = ${whose.id}`

/** Null for what ties a row to an account, where none is meant. */
function meets(trace: Trace, table: Holding['table'], whose: Subject | Invited): RawBuilder<unknown> | null {
  if ('invite' in trace) return sql`(group_id, ${sql.ref(trace.invite)}) in (${invitesOf(whose)})`
  if ('attempt' in trace) return sql`(group_id, ${sql.ref(trace.attempt)}) in (${attemptsOf(whose)})`
  if ('attempt_among' in trace) {
    return sql`exists (
      select from jsonb_to_recordset(${sql.ref(trace.attempt_among)}) as item (attempt_id uuid)
      join (${attemptsOf(whose)}) as meant on meant.id = item.attempt_id
      where meant.group_id = ${sql.ref(`${table}.group_id`)})`
  }
  if ('invite_ids' in whose) return null
  if ('person' in trace) return sql`${sql.ref(trace.person)} = ${whose.id}`
  if ('address_key' in trace) return sql`${sql.ref(trace.address_key)} = ${whose.email_key}`
  return sql`folded(${sql.ref(trace.address)}) = ${whose.email_key}`
}

/** Null if nothing in the table can be about them. */
function aboutThem({ table, traces }: Holding, whose: Subject | Invited): RawBuilder<unknown> | null {
  const met = traces.flatMap((trace) => meets(trace, table, whose) ?? [])
  return met.length === 0 ? null : sql.join(met, sql` or `)
}

export async function readHolding(db: Connection, holding: Holding, subject: Subject) {
  const about = aboutThem(holding, subject) ?? sql`false`
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(holding.table)} where ${about}`.execute(acrossGroups(db))
  return rows
}

/** The columns with what takes their place; an expression may speak of `:now`. */
function blanked(blank: Readonly<Record<string, string>>, now: Date) {
  const expression = (written: string) => (written === ':now' ? sql`${now}::timestamptz` : sql.raw(written))
  return sql.join(Object.entries(blank).map(([column, written]) => sql`${sql.ref(column)} = ${expression(written)}`))
}

/** How many rows were removed or blanked. */
export async function eraseHolding(
  db: Connection,
  holding: Holding,
  whose: Subject | Invited,
  now: Date,
): Promise<number> {
  const { table, erasing } = holding
  if (erasing !== 'remove' && ('with' in erasing || Object.keys(erasing.blank).length === 0)) return 0
  const about = aboutThem(holding, whose)
  if (!about) return 0
  const statement =
    erasing === 'remove'
      ? sql`delete from ${sql.table(table)} where ${about}`
      : sql`update ${sql.table(table)} set ${blanked(erasing.blank, now)} where ${about}`
  const { numAffectedRows } = await statement.execute(acrossGroups(db))
  return Number(numAffectedRows ?? 0)
}

/** Gives up the files that hold this person among others, because nobody can be taken out of one of them. */
export async function giveUpSharedFiles(db: Connection, subject: Subject, now: Date): Promise<void> {
  // Those that companies took away: whoever needs one still has it written again, without them.
  await sql`
    update files set delete_after = ${now}
    where purpose = ${filePurposes.export.id} and group_id in (
      select group_id from invites where user_id = ${subject.id} or email_key = ${subject.email_key})
  `.execute(acrossGroups(db))
  // Those that put them on a list.
  await sql`
    update files set delete_after = ${now}
    from imports
    where files.group_id = imports.group_id and files.id = imports.file_id
      and (imports.group_id, imports.survey_id) in (
        select group_id, survey_id from invites where user_id = ${subject.id} or email_key = ${subject.email_key})
  `.execute(acrossGroups(db))
}

export async function insertErasure(
  db: Connection,
  erasure: { id: string; user_id: string; erased_at: Date; counts: Readonly<Record<string, number>> },
): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ ...erasure, counts: JSON.stringify(erasure.counts) })
    .execute()
}

/** Empties the receipts that have gone out or never will: until then their address is needed. */
export async function blankReceipts(db: Connection, kind: string, pending: number): Promise<void> {
  await acrossGroups(db)
    .updateTable('mails')
    .set({ to_email: '', to_name: '', subject: '', body_html: '', body_text: '', last_error: null })
    .where('kind', '=', kind)
    .where('state', '!=', pending)
    .where('to_email', '!=', '')
    .execute()
}

/** What they said and how they looked in their surveys, and their picture; not what is due to be removed. */
export async function listOwnFiles(db: Connection, subject: Subject, platform_group_id: string, now: Date) {
  const { rows } = await sql<{
    group_id: string
    id: string
    content_type: string
    bytes: number
    created_at: Date
  }>`
    select group_id, id, content_type, bytes, created_at from files
    where (delete_after is null or delete_after > ${now}) and (
      (group_id, attempt_id) in (${attemptsOf(subject)})
      or (group_id, id) in (select ${platform_group_id}::uuid, picture_file_id from users where id = ${subject.id}))
    order by created_at, id`.execute(acrossGroups(db))
  return rows
}
