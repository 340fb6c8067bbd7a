import type { Client } from 'pg'
import { installJobs } from '#platform/jobs/install-jobs'
import type { Job } from '#platform/jobs/job'
import { applyMigration, ensureHistory, type Migration, migrate, migrationLock, readMigrations } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import { findAnything, jobTable, readForeignKeys, readLines, readTables } from './catalog.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { readTableFile } from './table-file.ts'
import { insertLines, lineHash, oneSpelling, qualified } from './table-text.ts'
import { inTransaction, withClient } from './with-client.ts'

export type RestoreTarget = {
  database_url: string
  /** The folder with this release's migrations. */
  migrations: string
  jobs: readonly Job[]
  now: Date
  report: (line: string) => void
}

const isJobTable = ({ schema }: TableEntry) => schema === jobTable.schema

/** The tables as they were when the backup was made: a backup of an older release is brought up to date afterwards. */
async function migrationsOf(manifest: Manifest, folder: string): Promise<Migration[]> {
  const files = await readMigrations(folder)
  return manifest.migrations.map(({ name, checksum }) => {
    const file = files.find((candidate) => candidate.name === name)
    if (file?.checksum === checksum) return file
    throw new BackupError(
      `The backup was made by ${manifest.version}, whose ${name} this release does not know. Restore it with that release or a later one.`,
    )
  })
}

type Tables = Awaited<ReturnType<typeof readTables>>

function refuseOtherTables(tables: Tables, entries: readonly TableEntry[]): void {
  const shape = ({ schema, name, columns }: Pick<TableEntry, 'schema' | 'name' | 'columns'>) =>
    `${schema}.${name} ${columns.map((column) => `${column.name} ${column.type}`).join(', ')}`
  const made = new Set(tables.map(shape))
  const unknown = entries.find((entry) => !made.has(shape(entry)))
  if (unknown) throw new BackupError(`The backup has a table that its migrations do not make: ${unknown.name}.`)
}

/** Puts a table's lines into the database and compares what then stands there with what was in the backup. */
async function fill(
  client: Client,
  folder: string,
  tables: Tables,
  entry: TableEntry,
  takes: (line: string) => boolean = () => true,
): Promise<number> {
  const saved = lineHash()
  const taken = lineHash()
  let rows = 0
  for await (const lines of readTableFile(folder, entry)) {
    saved.add(lines)
    const wanted = lines.filter(takes)
    taken.add(wanted)
    rows += wanted.length
    if (wanted.length > 0) await client.query(insertLines(entry), [wanted])
  }
  if (saved.hex() !== entry.sha256) throw new BackupError(`The backup's copy of the table ${entry.name} is damaged.`)

  const table = tables.find(({ schema, name }) => schema === entry.schema && name === entry.name)
  if (!table) throw new BackupError(`There is no table ${entry.name}.`)
  const restored = lineHash()
  for await (const lines of readLines(client, { ...table, columns: entry.columns })) restored.add(lines)
  if (restored.hex() !== taken.hex()) throw new BackupError(`The table ${entry.name} came out other than it went in.`)
  return rows
}

/** In one transaction from the first table to the last hash: a restore that fails leaves the database as empty as it was. */
async function restoreTables(
  client: Client,
  folder: string,
  manifest: Manifest,
  { migrations, now, report }: RestoreTarget,
): Promise<void> {
  const steps = await migrationsOf(manifest, migrations)
  const entries = manifest.tables.filter((entry) => !isJobTable(entry))
  await inTransaction(client, 'begin', async () => {
    await client.query(oneSpelling)
    await ensureHistory(client)
    for (const migration of steps) await applyMigration(client, migration, now)
    const tables = await readTables(client)
    refuseOtherTables(tables, entries)

    // Rows come in any order, and none of them is news: keys and triggers wait until all are there.
    const keys = await readForeignKeys(client)
    for (const { drop } of keys) await client.query(drop)
    for (const entry of entries) await client.query(`alter table ${qualified(entry)} disable trigger user`)
    await client.query(`truncate ${entries.map(qualified).join(', ')}`)
    for (const entry of entries)
      report(`${entry.name}: ${await fill(client, folder, tables, entry)} rows, as they were`)
    for (const { name, last_value } of manifest.sequences) {
      await client.query(`select setval(format('%I', $1::text)::regclass, $2::bigint)`, [name, last_value])
    }
    for (const { add } of keys) await client.query(add)
    for (const entry of entries) await client.query(`alter table ${qualified(entry)} enable trigger user`)
  })
}

/** Orders that were waiting. One for a job that this release no longer has can be taken by nobody. */
async function restoreJobs(
  client: Client,
  folder: string,
  manifest: Manifest,
  { report }: RestoreTarget,
): Promise<void> {
  const entry = manifest.tables.find(isJobTable)
  if (!entry) return
  const { rows: queues } = await client.query<{ name: string }>('select name from pgboss.queue')
  const installed = new Set(queues.map(({ name }) => name))
  const place = entry.columns.findIndex(({ name }) => name === 'name')
  const isInstalled = (line: string) => {
    const values: unknown = JSON.parse(line)
    return Array.isArray(values) && installed.has(String(values[place]))
  }
  await inTransaction(client, 'begin', async () => {
    await client.query(oneSpelling)
    const rows = await fill(client, folder, await readTables(client), entry, isInstalled)
    report(`${entry.name}: ${rows} rows, as they were`)
    if (rows < entry.rows) report(`${entry.rows - rows} orders were for jobs that this release does not have`)
  })
}

export async function refuseOccupiedDatabase(client: Client): Promise<void> {
  const found = await findAnything(client)
  if (found === null) return
  throw new BackupError(`The database is not empty: it has ${found}. A backup goes into an empty database only.`)
}

/** Fills an empty database from a backup and brings it up to this release. */
export async function restoreDatabase(folder: string, manifest: Manifest, target: RestoreTarget): Promise<void> {
  const { database_url, migrations, jobs, now } = target
  await withClient(database_url, async (client) => {
    // A product that is started meanwhile waits here, and then finds everything done.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseOccupiedDatabase(client)
    await restoreTables(client, folder, manifest, target)
  })
  await migrate(database_url, migrations, now)
  await installJobs(database_url, jobs)
  await withClient(database_url, async (client) => {
    await restoreJobs(client, folder, manifest, target)
    // Without figures about its tables PostgreSQL would answer the first calls by reading them from end to end.
    await client.query('analyze')
  })
}
