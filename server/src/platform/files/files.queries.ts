import type { Insertable } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'
import type { Tables } from '#platform/db/tables'

type NamedFile = { group_id: string; id: string }

export type FileRow = Insertable<Tables['files']>

export async function insertFile(db: Connection, file: FileRow): Promise<void> {
  await db.insertInto('files').values(file).execute()
}

/** A file that may be shown. What is due to be removed is there no more, even if the sweep has not come yet. */
export async function findFile(db: Connection, { group_id, id }: NamedFile, now: Date) {
  return db
    .selectFrom('files')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where((row) => row.or([row('delete_after', 'is', null), row('delete_after', '>', now)]))
    .select(['storage_key', 'content_type', 'bytes', 'sha256'])
    .executeTakeFirst()
}

export async function setDeleteAfter(db: Connection, { group_id, id }: NamedFile, delete_after: Date): Promise<void> {
  await db.updateTable('files').set({ delete_after }).where('group_id', '=', group_id).where('id', '=', id).execute()
}

/** Lets a file of this purpose stay for good; tells whether there was one that could. */
export async function clearDeleteAfter(
  db: Connection,
  { group_id, id, purpose }: NamedFile & { purpose: number },
  now: Date,
): Promise<boolean> {
  const kept = await db
    .updateTable('files')
    .set({ delete_after: null })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where((row) => row.or([row('delete_after', 'is', null), row('delete_after', '>', now)]))
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Some of the files whose time has come, of whatever company. */
export async function listOverdue(db: Database, now: Date, count: number) {
  return acrossGroups(db)
    .selectFrom('files')
    .where('delete_after', '<=', now)
    .orderBy('delete_after')
    .limit(count)
    .select(['group_id', 'id', 'storage_key'])
    .execute()
}

export async function deleteFile(db: Connection, { group_id, id }: NamedFile): Promise<void> {
  await db.deleteFrom('files').where('group_id', '=', group_id).where('id', '=', id).execute()
}

/** The keys of those files that have a row. */
export async function listStoredKeys(db: Database, files: readonly NamedFile[]): Promise<string[]> {
  if (files.length === 0) return []
  const rows = await acrossGroups(db)
    .selectFrom('files')
    .where((row) =>
      row(
        row.refTuple('group_id', 'id'),
        'in',
        files.map(({ group_id, id }) => row.tuple(group_id, id)),
      ),
    )
    .select('storage_key')
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}
