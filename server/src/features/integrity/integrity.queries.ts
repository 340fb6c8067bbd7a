import { resultStatus } from '@catchpitch/contract/results/result-status'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'
import { insertRows } from '#platform/db/insert-rows'
import { filePurposes } from '#platform/files/file-purposes'
import type { AttemptKey } from '#platform/session/session'

/** A run of a survey, as far as it says what may be recorded of it. Locked: what is counted must not change meanwhile. */
export async function lockWatched(db: Connection, { group_id, id }: AttemptKey) {
  return db
    .selectFrom('attempts')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select([
      'group_id',
      'id',
      'user_id',
      'writer',
      'state',
      'step',
      'topic',
      'integrity_policy',
      'network',
      'started_at',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type Watched = NonNullable<Awaited<ReturnType<typeof lockWatched>>>

export type NewEvent = {
  id: string
  kind: number
  happened_at: Date
  step: number
  topic: number
  lasted_ms?: number
  characters?: number | null
  file_id?: string
}

const keyOf = ({ group_id, id }: AttemptKey) => ({ group_id, attempt_id: id })

/** One that is there already only grows longer. */
export async function upsertEvents(db: Connection, run: AttemptKey, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map((event) => ({ ...event, ...keyOf(run) }))
  await sql`
    insert into integrity_events (group_id, attempt_id, id, kind, happened_at, lasted_ms, step, topic, characters)
    select group_id, attempt_id, id, kind, happened_at, lasted_ms, step, topic, characters
    from jsonb_populate_recordset(null::integrity_events, ${JSON.stringify(rows)}::jsonb)
    on conflict (group_id, attempt_id, id) do update
      set lasted_ms = greatest(integrity_events.lasted_ms, excluded.lasted_ms)`.execute(db)
}

/** False: it was there already. */
export async function insertEvent(db: Connection, run: AttemptKey, event: NewEvent): Promise<boolean> {
  const same = ['group_id', 'attempt_id', 'id']
  const rows = await insertRows(db, 'integrity_events', [{ ...event, ...keyOf(run) }], {
    unless_same: same,
    returning: ['id'],
  })
  return rows.length > 0
}

/** What the server itself found out, with what it found. */
export async function insertFinding(
  db: Connection,
  run: AttemptKey,
  event: NewEvent,
  detail: Readonly<Record<string, string | null>>,
): Promise<void> {
  await db
    .insertInto('integrity_events')
    .values({ ...event, ...keyOf(run), detail: JSON.stringify(detail) })
    .execute()
}

/** Those of the ids that are there already, and how many events there are of these kinds in all. */
export async function countEvents(db: Connection, { group_id, id }: AttemptKey, kinds: readonly number[]) {
  const { count } = await db
    .selectFrom('integrity_events')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .where('kind', 'in', kinds)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function hasEvent(db: Connection, { group_id, id }: AttemptKey, event_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('integrity_events')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .where('id', '=', event_id)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Everything that was recorded of one run, in the order in which it happened. */
export async function listEvents(db: Connection, { group_id, id }: AttemptKey) {
  return db
    .selectFrom('integrity_events')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .orderBy('happened_at')
    .orderBy('id')
    .select([
      'group_id',
      'id',
      'kind',
      'happened_at',
      'lasted_ms',
      'step',
      'topic',
      'characters',
      'file_id',
      'explanation',
    ])
    .execute()
}

/** Whether the company lets people say something about what was recorded. */
export async function mayExplain(db: Connection, { group_id, id }: AttemptKey): Promise<boolean> {
  const { may_explain } = await db
    .selectFrom('attempts')
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'attempts.group_id').onRef('surveys.id', '=', 'attempts.survey_id'),
    )
    .where('attempts.group_id', '=', group_id)
    .where('attempts.id', '=', id)
    .select('surveys.may_explain')
    .executeTakeFirstOrThrow()
  return may_explain
}

/** False: there is no such event. */
export async function updateExplanation(
  db: Connection,
  { group_id, id }: AttemptKey,
  event_id: string,
  { explanation, explained_at }: { explanation: string; explained_at: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('integrity_events')
    .set({ explanation, explained_at })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .where('id', '=', event_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setNetwork(db: Connection, { group_id, id }: AttemptKey, network: string): Promise<void> {
  await db.updateTable('attempts').set({ network }).where('group_id', '=', group_id).where('id', '=', id).execute()
}

/** Another survey of the same company that the person has taken up before, the last one if there are several. */
export async function findEarlierRun(db: Connection, { group_id, id, user_id }: AttemptKey & { user_id: string }) {
  return db
    .selectFrom('attempts')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .where('id', '!=', id)
    .orderBy('started_at', 'desc')
    .limit(1)
    .select(['id', 'survey_id'])
    .executeTakeFirst()
}

/** The pipeline is no decision yet: whoever is in it is still being thought about. */
const decisions = [resultStatus.accepted, resultStatus.rejected]

/** When each picture goes, of whatever company: some days after it was taken, or fewer after the decision. */
export async function setSnapshotEnds(db: Database, { kept, decided }: { kept: number; decided: number }) {
  await sql`
    update files set delete_after = ends.at
    from (
      select f.group_id, f.id, least(
        f.created_at + ${kept} * interval '1 day',
        case when r.status = any(${decisions}::smallint[]) then r.status_at + ${decided} * interval '1 day' end
      ) as at
      from files as f
      left join results as r on r.group_id = f.group_id and r.attempt_id = f.attempt_id
      where f.purpose = ${filePurposes.snapshot.id}
    ) as ends
    where files.group_id = ends.group_id and files.id = ends.id and files.delete_after is distinct from ends.at
  `.execute(acrossGroups(db))
}
