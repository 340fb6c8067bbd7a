import { exportKind, exportState } from '@catchpitch/contract/exports/export'
import type { ExportRequest } from '@catchpitch/contract/exports/export-request'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'

type Key = { group_id: string; id: string }

const ofExport = (db: Connection, { group_id, id }: Key) =>
  db.updateTable('exports').where('group_id', '=', group_id).where('id', '=', id)

type NewExport = Key & { request: ExportRequest; file_name: string; requested_by: string; expires_at: Date }

export async function insertExport(db: Connection, { request, ...row }: NewExport, now: Date): Promise<void> {
  await db
    .insertInto('exports')
    .values({ ...row, kind: exportKind[request.kind], query: JSON.stringify(request), created_at: now })
    .execute()
}

/** How many of a person's wait or run. */
export async function countUnfinished(db: Connection, group_id: string, requested_by: string): Promise<number> {
  const { count } = await db
    .selectFrom('exports')
    .where('group_id', '=', group_id)
    .where('requested_by', '=', requested_by)
    .where('state', 'in', [exportState.waiting, exportState.running])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findExport(db: Connection, { group_id, id }: Key) {
  return db
    .selectFrom('exports')
    .leftJoin('files', (join) =>
      join.onRef('files.group_id', '=', 'exports.group_id').onRef('files.id', '=', 'exports.file_id'),
    )
    .where('exports.group_id', '=', group_id)
    .where('exports.id', '=', id)
    .select([
      'exports.id',
      'exports.query',
      'exports.state',
      'exports.rows_total',
      'exports.rows_done',
      'exports.file_id',
      'exports.file_name',
      'files.bytes',
      'exports.requested_by',
      'exports.expires_at',
    ])
    .executeTakeFirst()
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

/** Locked, so that of two workers with the same order one waits, and then finds it done. */
export async function lockExportState(db: Connection, { group_id, id }: Key): Promise<number | null> {
  const row = await db
    .selectFrom('exports')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select('state')
    .forUpdate()
    .executeTakeFirst()
  return row?.state ?? null
}

export async function markBegun(db: Connection, key: Key, rows_total: number): Promise<void> {
  await ofExport(db, key).set({ state: exportState.running, rows_total, rows_done: 0 }).execute()
}

export async function noteProgress(db: Connection, key: Key, rows_done: number): Promise<void> {
  await ofExport(db, key).set({ rows_done }).execute()
}

export async function markDone(
  db: Connection,
  key: Key,
  { file_id, people }: { file_id: string; people: number },
): Promise<void> {
  await ofExport(db, key).set({ state: exportState.done, file_id, rows_done: people, rows_total: people }).execute()
}

export async function markFailed(db: Connection, key: Key): Promise<void> {
  await ofExport(db, key).set({ state: exportState.failed }).execute()
}

/** Of whatever company: what has expired has no file any more. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await acrossGroups(db).deleteFrom('exports').where('expires_at', '<=', now).execute()
}
