import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from 'pg'
import type { Clock } from '#platform/clock'
import type { FileStorage } from '#platform/files/storage'
import { hasCode } from '../embedded/error-code.ts'
import { BackupError } from './backup-error.ts'
import { type CatalogTable, readLines, readMigrationsApplied, readSequences, readTables } from './catalog.ts'
import { copyFilesOut, type StoredFile } from './file-copies.ts'
import { type Manifest, type TableEntry, writeManifest } from './manifest.ts'
import { writeTableFile } from './table-file.ts'
import { lineHash, oneSpelling } from './table-text.ts'
import { inTransaction, withClient } from './with-client.ts'

type Options = {
  database_url: string
  storage: FileStorage
  /** Where it is to stand when it is whole. Until then it is called `….unfinished`. */
  folder: string
  version: string
  clock: Clock
  /** Hears what was saved, a line at a time. */
  report: (line: string) => void
}

async function dumpTable(client: Client, table: CatalogTable, folder: string): Promise<TableEntry> {
  const hash = lineHash()
  let rows = 0
  async function* counted() {
    for await (const lines of readLines(client, table)) {
      hash.add(lines)
      rows += lines.length
      yield lines
    }
  }
  await writeTableFile(folder, table, counted())
  const { schema, name, columns } = table
  return { schema, name, columns, rows, sha256: hash.hex() }
}

/** As the snapshot has them, a page at a time. */
async function* readFiles(client: Client): AsyncGenerator<StoredFile> {
  await client.query(
    `declare stored no scroll cursor for
     select storage_key as key, bytes::text, encode(sha256, 'hex') as sha256 from files order by group_id, id`,
  )
  for (;;) {
    const { rows } = await client.query<{ key: string; bytes: string; sha256: string }>('fetch 500 from stored')
    if (rows.length === 0) return
    for (const { key, bytes, sha256 } of rows) yield { key, bytes: Number(bytes), sha256 }
  }
}

async function isInUse(client: Client, key: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from files where storage_key = $1 and (delete_after is null or delete_after > $2)',
    [key, now],
  )
  return rowCount !== 0
}

async function refuseTaken(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  if (entries.length > 0) throw new BackupError(`${folder} is not empty. Name a folder that does not exist yet.`)
}

/** Everything in one snapshot: what is written meanwhile is in the next backup, whole, and in this one not at all. */
async function dump({ storage, version, clock, report, database_url }: Options, draft: string): Promise<Manifest> {
  const made_at = clock.now().toISOString()
  return withClient(database_url, (client) =>
    inTransaction(client, 'begin isolation level repeatable read, read only', async () => {
      await client.query(oneSpelling)
      const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
      const migrations = await readMigrationsApplied(client)
      const tables: TableEntry[] = []
      for (const table of await readTables(client)) {
        const entry = await dumpTable(client, table, draft)
        report(`${entry.name}: ${entry.rows} rows`)
        tables.push(entry)
      }
      const sequences = await readSequences(client)
      const files = await withClient(database_url, (live) =>
        copyFilesOut({
          folder: draft,
          storage,
          files: readFiles(client),
          isWanted: (key) => isInUse(live, key, clock.now()),
          report: (done) => {
            if (done % 1000 === 0) report(`${done} files`)
          },
        }),
      )
      report(`${files.count} files, ${files.bytes} bytes`)
      const written = { version, made_at, postgres: rows[0]?.version ?? '', migrations, tables, sequences, files }
      await writeManifest(draft, written)
      return { format: 1, ...written }
    }),
  )
}

/**
 * Saves the database and the files that it names, while the product runs. An object is written before its row, so every
 * file of the snapshot is already in the store.
 */
export async function makeBackup(options: Options): Promise<Manifest> {
  const { folder } = options
  await refuseTaken(folder)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  // For us alone: in it are all the people's names and all that they wrote.
  await mkdir(draft, { mode: 0o700 })
  await mkdir(`${draft}/tables`, { mode: 0o700 })
  const manifest = await dump(options, draft)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return manifest
}
