import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { acrossGroups } from './across-groups.ts'
import { openDatabase } from './database.ts'

const database = useDatabase()

async function read(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db)
  return rows[0]?.value
}

describe('values come out of the database', () => {
  test.each([
    ['a count as a number', sql`9007199254740991::int8`, Number.MAX_SAFE_INTEGER],
    ['an average as a number', sql`(select avg(x) from (values (1), (2)) as v (x))`, 1.5],
    ['a day as it is written', sql`'2026-03-01'::date`, '2026-03-01'],
    ['a point in time as a date', sql`'2026-03-01T08:00:00+08'::timestamptz`, new Date('2026-03-01T00:00:00Z')],
    [
      'a list of ids as texts',
      sql`'{00000000-0000-0000-0000-000000000000}'::uuid[]`,
      ['00000000-0000-0000-0000-000000000000'],
    ],
    ['an object as it was', sql`'{"en":"Sales"}'::jsonb`, { en: 'Sales' }],
  ])('%s', async (_title, expression, value) => {
    expect(await read(expression)).toEqual(value)
  })

  test('a count that a number cannot hold is an error, not a near miss', async () => {
    await expect(read(sql`9007199254740993::int8`)).rejects.toThrow('too large to be an exact number')
  })

  test('points in time go in and come out unchanged', async () => {
    const at = new Date('2026-03-01T23:59:59.999Z')
    expect(await read(sql`${at}::timestamptz`)).toEqual(at)
  })
})

describe('a connection that breaks', () => {
  test('in the middle of a transaction fails the transaction, not the process; the next call gets a new one', async () => {
    const errors: Error[] = []
    const { db, close } = openDatabase(database.url, { max: 1, on_error: (error) => errors.push(error) })
    const broken = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db)
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toThrow()
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
    expect(errors).not.toEqual([])
    await close()
  })

  test('while idle does not end the process', async () => {
    const heard = new EventEmitter()
    const told = once(heard, 'broken')
    const { db, close } = openDatabase(database.url, { max: 1, on_error: (error) => heard.emit('broken', error) })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    expect(await told).toEqual([expect.any(Error)])
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
    await close()
  })
})

describe('the tenancy check', () => {
  test('holds inside of a transaction, and acrossGroups lifts it there too', async () => {
    await database.db.transaction().execute(async (tx) => {
      await expect(async () => tx.selectFrom('mails').selectAll().execute()).rejects.toThrow(
        'without naming the company',
      )
      expect(await acrossGroups(tx).selectFrom('mails').selectAll().execute()).toEqual([])
    })
  })

  test('is off unless asked for', async () => {
    const { db, close } = openDatabase(database.url, { max: 1, on_error: () => {} })
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
    await close()
  })
})
