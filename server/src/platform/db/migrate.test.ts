import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { migrate } from './migrate.ts'

const database = useDatabase()
const now = new Date('2026-03-01T00:00:00Z')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  // The copy comes migrated; here, other files are to be its history.
  await sql`truncate migrations`.execute(database.db)
  await sql`drop table if exists birds, nests`.execute(database.db)
})

afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const run = () => migrate(database.url, folder, now)
const history = () => database.db.selectFrom('migrations').orderBy('name').select(['name', 'applied_at']).execute()

test('files are applied once, in the order of their names', async () => {
  await write('0002-nests.sql', 'create table nests (bird_id int references birds)')
  await write('0001-birds.sql', 'create table birds (id int primary key); insert into birds values (1)')
  expect(await run()).toEqual(['0001-birds.sql', '0002-nests.sql'])
  expect(await run()).toEqual([])
  expect(await history()).toEqual([
    { name: '0001-birds.sql', applied_at: now },
    { name: '0002-nests.sql', applied_at: now },
  ])
})

test('three processes that start at once all succeed, and one of them does the work', async () => {
  await write('0001-birds.sql', 'create table birds (id int primary key)')
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['0001-birds.sql'])
})

test('a file that fails leaves nothing behind, and those before it stay', async () => {
  await write('0001-birds.sql', 'create table birds (id int primary key)')
  await write('0002-nests.sql', 'create table nests (id int); select * from trees')
  await expect(run()).rejects.toThrow('The migration 0002-nests.sql failed: relation "trees" does not exist')
  expect((await history()).map(({ name }) => name)).toEqual(['0001-birds.sql'])
  await write('0002-nests.sql', 'create table nests (id int)')
  expect(await run()).toEqual(['0002-nests.sql'])
})

test('a file that was changed after it was applied is refused by name', async () => {
  await write('0001-birds.sql', 'create table birds (id int primary key)')
  await run()
  await write('0001-birds.sql', 'create table birds (id bigint primary key)')
  await expect(run()).rejects.toThrow('The migration 0001-birds.sql was changed after it was applied.')
})

test('a file that is missing is refused by name', async () => {
  await write('0001-birds.sql', 'create table birds (id int primary key)')
  await run()
  await rm(join(folder, '0001-birds.sql'))
  await expect(run()).rejects.toThrow(
    'The migration 0001-birds.sql was applied to this database, but its file is missing.',
  )
})

test('a file that comes late, with a number before the last one, is refused by name', async () => {
  await write('0002-birds.sql', 'create table birds (id int primary key)')
  await run()
  await write('0001-nests.sql', 'create table nests (id int)')
  await expect(run()).rejects.toThrow('The migration 0001-nests.sql comes before 0002-birds.sql')
})
