import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

export type Migration = { name: string; text: string; checksum: string }
type Applied = { name: string; checksum: string }

/** Any number, as long as nobody else in this database locks it. */
export const migrationLock = 7_214_053

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * What still has to be applied. Refuses a history that the files do not tell any more: from there on, no two databases
 * would be alike, and nobody could say what is in this one.
 */
function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) throw new Error(`The migration ${name} was applied to this database, but its file is missing.`)
    if (file.checksum !== checksum) {
      throw new Error(`The migration ${name} was changed after it was applied. Undo the change and write a new file.`)
    }
  }
  const pending = files.filter((file) => !applied.some(({ name }) => name === file.name))
  const last = applied.at(-1)
  const late = pending.find((file) => last && file.name < last.name)
  if (last && late) {
    throw new Error(`The migration ${late.name} comes before ${last.name}, which was applied already. Renumber it.`)
  }
  return pending
}

/** Where it is written down what was applied. */
export async function ensureHistory(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null)',
  )
}

/** In the transaction that is open on this connection. */
export async function applyMigration(client: pg.Client, { name, text, checksum }: Migration, now: Date): Promise<void> {
  await client.query(text)
  await client.query('insert into migrations (name, checksum, applied_at) values ($1, $2, $3)', [name, checksum, now])
}

async function apply(client: pg.Client, migration: Migration, now: Date): Promise<void> {
  await client.query('begin')
  try {
    await applyMigration(client, migration, now)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The migration ${migration.name} failed: ${reason}`, { cause })
  }
}

/**
 * Brings a database up to date with the files of a folder and tells the names of those it applied. Any number of
 * processes may start at once: the first one migrates, the others wait for it and find nothing left to do.
 */
export async function migrate(url: string, folder: string, now: Date): Promise<string[]> {
  const files = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await ensureHistory(client)
    const applied = await client.query<Applied>('select name, checksum from migrations order by name')
    const pending = pendingMigrations(files, applied.rows)
    for (const migration of pending) await apply(client, migration, now)
    return pending.map(({ name }) => name)
  } finally {
    // Closing the connection gives the lock back, also after an error.
    await client.end()
  }
}
