import type { DecidedPerson } from '@catchpitch/contract/results/decided-person'
import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { resultsWithInvites } from '#platform/db/results-with-invites'

type SurveyKey = { group_id: string; survey_id: string }

const written = (time: Date | null) => time?.toISOString() ?? null

/**
 * Those of the people who are there, each locked in the same order whoever asks: two colleagues who decide about the
 * same people at once wait for each other, and never both.
 */
export async function lockResults(db: Connection, { group_id, survey_id }: SurveyKey, ids: readonly string[]) {
  const rows = await resultsWithInvites(db)
    .where('results.group_id', '=', group_id)
    .where('results.survey_id', '=', survey_id)
    .where(sql<boolean>`results.attempt_id = any(${ids}::uuid[])`)
    .orderBy('results.attempt_id')
    .select([
      'results.attempt_id as id',
      'results.no',
      'results.name',
      'results.status',
      'results.status_at',
      'results.status_change_id',
      'results.told_at',
      'invites.id as invite_id',
      'invites.shortlisted_at',
    ])
    .forUpdate('results')
    .execute()
  return rows.map(({ status_at, told_at, shortlisted_at, ...row }) => ({
    ...row,
    status_at: written(status_at),
    told_at: written(told_at),
    shortlisted_at: written(shortlisted_at),
  }))
}

type Decided = { id: string; invite_id: string }

type NewStatus = {
  status: ResultStatus
  change_id: string | null
  /** When they will be told of it; null: never. */
  told_at: Date | null
}

/**
 * Whoever is shortlisted is seen by name from now on, also where the survey shows codes. Who has been told of an earlier
 * decision was told then; one that they have not heard of yet is called back by this one.
 */
export async function setStatus(
  db: Connection,
  group_id: string,
  people: readonly Decided[],
  { status, change_id, told_at }: NewStatus,
  now: Date,
): Promise<void> {
  const shortlists = status === resultStatus.accepted
  await sql`
    update results set status = ${status}::smallint, status_at = ${now}, status_change_id = ${change_id}::uuid,
      told_at = case when results.told_at <= ${now} then results.told_at else ${told_at}::timestamptz end,
      name = case when ${shortlists}::boolean then invites.first_name || ' ' || invites.last_name else results.name end
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ invite_id }) => invite_id)}::uuid[])
      as decided (attempt_id, invite_id)
    join invites on invites.group_id = ${group_id} and invites.id = decided.invite_id
    where results.group_id = ${group_id} and results.attempt_id = decided.attempt_id`.execute(db)
  if (!shortlists) return
  await db
    .updateTable('invites')
    .set(({ fn, eb }) => ({ shortlisted_at: fn.coalesce('shortlisted_at', eb.val(now)) }))
    .where('group_id', '=', group_id)
    .where(sql<boolean>`id = any(${people.map(({ invite_id }) => invite_id)}::uuid[])`)
    .execute()
}

/** Puts back exactly what stood there before. */
export async function restoreStatuses(
  db: Connection,
  group_id: string,
  people: readonly (DecidedPerson & { invite_id: string })[],
): Promise<void> {
  const all = <Column extends keyof (typeof people)[number]>(column: Column) => people.map((person) => person[column])
  await sql`
    update results set status = before.status, status_at = before.status_at, status_change_id = before.change_id,
      told_at = before.told_at,
      name = case when before.named or results.unmasked_at is not null then results.name end
    from unnest(${all('attempt_id')}::uuid[], ${all('status')}::smallint[], ${all('status_at')}::timestamptz[],
      ${all('status_change_id')}::uuid[], ${all('named')}::boolean[], ${all('told_at')}::timestamptz[])
      as before (attempt_id, status, status_at, change_id, named, told_at)
    where results.group_id = ${group_id} and results.attempt_id = before.attempt_id`.execute(db)
  await sql`
    update invites set shortlisted_at = before.shortlisted_at
    from unnest(${all('invite_id')}::uuid[], ${all('shortlisted_at')}::timestamptz[]) as before (id, shortlisted_at)
    where invites.group_id = ${group_id} and invites.id = before.id`.execute(db)
}

type NewChange = SurveyKey & {
  id: string
  status: ResultStatus
  reason: string
  notify: boolean
  items: readonly DecidedPerson[]
  /** Mails of earlier decisions about the same people, which had not gone out yet. */
  replaced_mails: string[]
  actor_id: string
  undo_until: Date
}

export async function insertStatusChange(db: Connection, change: NewChange, now: Date): Promise<void> {
  await db
    .insertInto('status_changes')
    .values({ ...change, decided_at: now, items: JSON.stringify(change.items) })
    .execute()
}

export async function lockStatusChange(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('status_changes')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(['id', 'survey_id', 'items', 'replaced_mails', 'undo_until', 'undone_at'])
    .forUpdate()
    .executeTakeFirst()
}

export async function markUndone(db: Connection, group_id: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('status_changes')
    .set({ undone_at: now })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}
