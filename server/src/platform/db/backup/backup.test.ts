import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { platformGroupId } from '@catchpitch/contract/ids'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { demoPeople } from '#content/demo/demo-people'
import { everyApplicant } from '#content/demo/demo-surveys'
import { seedDemo } from '#content/demo/seed-demo'
import { makePerson } from '#content/make-person'
import { writeInvoice } from '#features/invoices/write-invoice'
import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/db/database'
import { migrate } from '#platform/db/migrate'
import { openDiskStorage } from '#platform/files/disk-storage'
import { openS3Storage } from '#platform/files/s3-storage'
import type { FileStorage } from '#platform/files/storage'
import { storeFile } from '#platform/files/store-file'
import { enqueue } from '#platform/jobs/enqueue'
import { installJobs } from '#platform/jobs/install-jobs'
import { defineJob } from '#platform/jobs/job'
import { runOnServer, withDatabase } from '#testing/database-server'
import { testInstallation } from '#testing/installation'
import { startS3Server } from '#testing/storage'
import { testDay } from '#testing/test-day'
import { makeBackup } from './make-backup.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const migrations = fileURLToPath(new URL('../../../../migrations', import.meta.url))

const errand = defineJob({
  name: 'test.errand',
  retries: 0,
  expire_seconds: 60,
  payload: z.object({ id: z.uuid() }),
  run: async () => {},
})
// The demo company orders the PDFs of its invoices.
const jobs = [errand, writeInvoice]

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'catchpitch-backup-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** A database of its own: with nothing in it, not even a table, or a copy of another. */
async function newDatabase(copied = ''): Promise<string> {
  const server = inject('database_url')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name} ${copied && `template ${copied}`}`)
  onTestFinished(() => runOnServer(server, `drop database ${name} with (force)`))
  return withDatabase(server, name)
}

const emptyDatabase = () => newDatabase()

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const diskIn = async () => openDiskStorage(join(await folder(), 'files'))

async function keysOf(storage: FileStorage): Promise<string[]> {
  const all: string[] = []
  for await (const keys of storage.list()) all.push(...keys)
  return all.toSorted()
}

/** What every installation below is a copy of: to make one takes longer than to save and restore it. */
const original = { database: `original_${randomUUID().replaceAll('-', '')}`, files: '' }

/** The demo company with pictures and an order that waits, as a running product has them. */
beforeAll(async () => {
  const server = inject('database_url')
  await runOnServer(server, `create database ${original.database}`)
  original.files = await mkdtemp(join(tmpdir(), 'catchpitch-backup-'))
  const url = withDatabase(server, original.database)
  await migrate(url, migrations, testDay)
  await installJobs(url, jobs)
  const storage = openDiskStorage(original.files)
  const { db, close } = openDatabase(url, { max: 3, on_error: () => {} })
  await seedCatalog(db, testDay)
  await seedDemo({ db, storage, installation: testInstallation }, testDay)
  const keep = (bytes: Buffer) =>
    storeFile(
      { db, now: testDay, storage },
      {
        group_id: platformGroupId,
        purpose: 'profile_picture',
        content_type: 'image/jpeg',
        bytes,
        width: 1,
        height: 1,
        uploaded_by: null,
      },
    )
  for (let count = 1; count <= 11; count += 1) await keep(Buffer.alloc(count * 1000, count))
  await enqueue(db, errand, { id: randomUUID() })
  // A database is copied only while nobody is in it.
  await close()
})

afterAll(async () => {
  await runOnServer(inject('database_url'), `drop database if exists ${original.database} with (force)`)
  await rm(original.files, { recursive: true, force: true })
})

async function installation(steps = migrations) {
  const url = await newDatabase(original.database)
  if (steps !== migrations) await migrate(url, steps, testDay)
  const files = join(await folder(), 'files')
  await cp(original.files, files, { recursive: true })
  const { db, close } = openDatabase(url, { max: 3, on_error: () => {} })
  onTestFinished(close)
  return { url, db, storage: openDiskStorage(files) }
}

async function save(source: { url: string; storage: FileStorage }) {
  const to = join(await folder(), 'backup')
  const manifest = await makeBackup({
    database_url: source.url,
    storage: source.storage,
    folder: to,
    version: '1.2.3',
    clock: systemClock,
    report: () => {},
  })
  return { to, manifest }
}

const restore = (from: string, url: string, storage: FileStorage, steps = migrations) =>
  restoreBackup(from, {
    database: { database_url: url, migrations: steps, jobs, now: testDay },
    storage,
    report: () => {},
  })

/** What must be the same in two places, and nothing about when and where it was saved. */
const content = ({ tables, sequences, files, migrations: steps }: Awaited<ReturnType<typeof save>>['manifest']) => ({
  tables,
  sequences,
  files,
  steps,
})

/** Every table that keeps something: an unlogged one is emptied by a crash anyway. */
const permanentTables = (url: string) =>
  query<{ name: string }>(
    url,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relpersistence = 'p'`,
  )

const constraints = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) as definition, convalidated
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  )

/** Who is in the demo company: those who can sign in, and those who have answered a survey; one does both. */
const people = new Set([...demoPeople, ...everyApplicant.filter(({ leaning }) => leaning)].map(({ email }) => email))
  .size

describe('a backup', () => {
  it('comes back in an empty place with equal hashes, on disk and in a bucket', async () => {
    const source = await installation()
    const { to, manifest } = await save(source)
    const kept = await keysOf(source.storage)
    expect(kept.length).toBeGreaterThan(11)
    expect(manifest.files).toMatchObject({ count: kept.length, lost: [] })
    expect(manifest.files.bytes).toBeGreaterThan(66_000)
    const tables = (await permanentTables(source.url)).map(({ name }) => name).filter((name) => name !== 'migrations')
    expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual([...tables, 'job'].toSorted())
    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
    expect(rowsOf('users')).toBe(people)
    expect(rowsOf('job')).toBe(1 + rowsOf('invoices'))

    const s3 = await startS3Server()
    onTestFinished(s3.close)
    for (const storage of [await diskIn(), openS3Storage(s3.settings)]) {
      const url = await emptyDatabase()
      await restore(to, url, storage)
      const again = await save({ url, storage })
      expect(content(again.manifest)).toEqual(content(manifest))
      expect(await constraints(url)).toEqual(await constraints(source.url))
      expect(await query(url, 'select name, data from pgboss.job order by name, data::text')).toEqual(
        await query(source.url, 'select name, data from pgboss.job order by name, data::text'),
      )
    }
    // Two whole restores of the demo company, one of them through a bucket.
  })

  it('can be read by nobody else on the machine', async () => {
    const { to } = await save(await installation())
    expect((await stat(to)).mode & 0o777).toBe(0o700)
    for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
      const { mode } = await stat(join(entry.parentPath, entry.name))
      expect(mode & 0o077, entry.name).toBe(0)
    }
  })

  it('brings back every kind of value, keys in a circle, generated columns and numbers that count up', async () => {
    const steps = await folder()
    await cp(migrations, steps, { recursive: true })
    await writeFile(
      join(steps, '9999-kinds.sql'),
      `create table kinds (
         number bigint generated always as identity primary key,
         words text, nothing jsonb, list text[], days date[], raw bytea, exact numeric, near double precision,
         at timestamptz, span interval, place inet, code char(3), doubled text generated always as (words || words) stored,
         parent bigint references kinds, note text not null default 'none'
       );
       create table hens (id int primary key, egg int);
       create table eggs (id int primary key, hen int references hens);
       alter table hens add foreign key (egg) references eggs deferrable initially deferred;
       create function shout() returns trigger language plpgsql as $$ begin new.note = 'changed'; return new; end $$;
       create trigger shouting before insert on kinds for each row execute function shout();`,
    )
    const source = await installation(steps)
    await query(
      source.url,
      `insert into kinds (words, nothing, list, days, raw, exact, near, at, span, place, code, parent)
       values
         (E'"quoted", \\\\ {braces}\\u2028next\\nline \\t\\x01 陈大文', 'null', array['a,b', null, '"', 'null', ''], '{2026-02-28}',
          '\\x00ff', 12345678901234567890.123456789, 0.1, '2026-11-15 01:02:03.123456+08', '1 mon 2 days', '10.0.0.0/8', 'x', 3),
         (null, null, null, '{}', '', 'NaN', 'Infinity', 'infinity', null, '::1', null, 1),
         ('', '{"a": [1, null]}', '{{a,b},{c,d}}', null, null, 0.10, -0.0, '-infinity', '0', null, 'abc', null);
       begin; insert into hens values (1, 1); insert into eggs values (1, 1); commit;
       update kinds set note = 'as it was';`,
    )
    const { to, manifest } = await save(source)
    const url = await emptyDatabase()
    const storage = await diskIn()
    await restore(to, url, storage, steps)
    const all = 'select kinds::text from kinds order by number'
    expect(await query(url, all)).toEqual(await query(source.url, all))
    expect(content((await save({ url, storage })).manifest)).toEqual(content(manifest))
    // The next number is a new one, the trigger is awake again, and so is the circle of keys.
    await query(url, "insert into kinds (words) values ('new')")
    expect(await query(url, 'select number::text, note from kinds order by number desc limit 1')).toEqual([
      { number: '4', note: 'changed' },
    ])
    await expect(query(url, 'insert into eggs values (2, 7)')).rejects.toThrow(/foreign key/)
    expect(await constraints(url)).toEqual(await constraints(source.url))
  })

  it('of an older release is brought up to date, and one of a later release is refused', async () => {
    const later = await folder()
    await cp(migrations, later, { recursive: true })
    await writeFile(
      join(later, '9999-later.sql'),
      "alter table users add column motto text not null default 'carpe diem'",
    )
    const older = await save(await installation())
    const url = await emptyDatabase()
    await restore(older.to, url, await diskIn(), later)
    expect(await query(url, 'select distinct motto from users')).toEqual([{ motto: 'carpe diem' }])

    const newer = await save(await installation(later))
    const refused = await emptyDatabase()
    await expect(restore(newer.to, refused, await diskIn())).rejects.toThrow(
      /9999-later\.sql this release does not know/,
    )
    expect(await query(refused, `select from pg_tables where schemaname = 'public'`)).toEqual([])
  })

  it('made while people work holds each change whole or not at all', async () => {
    const source = await installation()
    const working = { on: true, changes: 0 }
    const work = (async () => {
      while (working.on) {
        await source.db.transaction().execute(async (tx) => {
          const { id } = await makePerson(tx, { now: testDay })
          await tx.insertInto('preferences').values({ user_id: id, key: 'written_with_it', value: 'true' }).execute()
        })
        working.changes += 1
      }
    })()
    const { to, manifest } = await save(source)
    working.on = false
    await work
    expect(working.changes).toBeGreaterThan(0)
    const rows = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
    expect(rows('users') - people).toBe(rows('preferences'))
    const url = await emptyDatabase()
    await restore(to, url, await diskIn())
    expect(await query(url, 'select count(*)::int as count from users')).toEqual([{ count: rows('users') }])
  })

  it('says which files the store has lost, and saves all others', async () => {
    const source = await installation()
    const [first, second, ...others] = await keysOf(source.storage)
    await source.storage.remove(first ?? '')
    await source.storage.put(second ?? '', Buffer.from('something else'))
    const { to, manifest } = await save(source)
    expect(manifest.files.lost).toEqual([
      { key: first, reason: 'missing' },
      { key: second, reason: 'damaged' },
    ])
    const storage = await diskIn()
    await restore(to, await emptyDatabase(), storage)
    expect(await keysOf(storage)).toEqual(others)
  })
})

describe('a restore', () => {
  it('touches no database and no store that has something in it', async () => {
    const source = await installation()
    const { to } = await save(source)
    const storage = await diskIn()
    await expect(restore(to, source.url, storage)).rejects.toThrow(/^The database is not empty: it has public\./)
    expect(await keysOf(storage)).toEqual([])

    await storage.put(`${randomUUID()}/${randomUUID()}`, Buffer.from('of somebody'))
    const url = await emptyDatabase()
    await expect(restore(to, url, storage)).rejects.toThrow(/^The store for files is not empty/)
    expect(await query(url, `select from pg_tables where schemaname = 'public'`)).toEqual([])
  })

  it('that finds a damaged copy leaves the place empty, and works when the copy is whole again', async () => {
    const { to } = await save(await installation())
    const url = await emptyDatabase()
    const storage = await diskIn()
    const table = join(to, 'tables', 'public.users.jsonl.gz')
    const whole = await readFile(table)
    await writeFile(table, gzipSync(gunzipSync(whole).toString().replace('demo.example', 'evil.example')))
    await expect(restore(to, url, storage)).rejects.toThrow("The backup's copy of the table users is damaged.")
    await writeFile(table, whole.subarray(0, whole.length / 2))
    await expect(restore(to, url, storage)).rejects.toThrow(/unexpected end of file/)
    expect(await query(url, `select from pg_tables where schemaname = 'public'`)).toEqual([])
    await writeFile(table, whole)

    const [key = ''] = await keysOf(storage)
    const copy = join(to, 'files', key)
    const bytes = await readFile(copy)
    await writeFile(copy, 'short')
    await expect(restore(to, url, storage)).rejects.toThrow(/^The backup's copy of the file .* is damaged\.$/)
    await writeFile(copy, bytes)
    await restore(to, url, storage)
    expect(await query(url, 'select count(*)::int as count from users')).toEqual([{ count: people }])
  })

  it('follows no list of files that leads out of its folder', async () => {
    const { to } = await save(await installation())
    const list = `${JSON.stringify(['../../etc/passwd', 1, 'a'.repeat(64)])}\n`
    await writeFile(join(to, 'files.jsonl'), list)
    await expect(restore(to, await emptyDatabase(), await diskIn())).rejects.toThrow(/is not what was written/)
    const manifest = await readManifest(to)
    const sha256 = createHash('sha256').update(list).digest('hex')
    await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...manifest, files: { ...manifest.files, sha256 } }))
    await expect(restore(to, await emptyDatabase(), await diskIn())).rejects.toThrow(
      /names a file that no installation stores/,
    )
  })

  it('says that a folder is no backup', async () => {
    await expect(restore(await folder(), await emptyDatabase(), await diskIn())).rejects.toThrow(/is no backup/)
  })
})
