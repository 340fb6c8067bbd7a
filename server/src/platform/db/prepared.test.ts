import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { prepared } from './prepared.ts'

const database = useDatabase()

const preparedNames = sql<{ name: string }>`select name from pg_prepared_statements order by name`

it('plans a marked statement once for a connection, under its name, and no other', async () => {
  await database.db.connection().execute(async (db) => {
    const add = (one: number, other: number) =>
      sql<{ sum: number }>`${prepared('add-up')} select ${one}::int + ${other}::int as sum`.execute(db)
    expect((await add(1, 2)).rows).toEqual([{ sum: 3 }])
    expect((await add(3, 4)).rows).toEqual([{ sum: 7 }])
    await sql`select 1`.execute(db)
    expect((await preparedNames.execute(db)).rows).toEqual([{ name: 'add-up' }])
  })
})

it('refuses another statement under the same name', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`${prepared('twice')} select 1`.execute(db)
    await expect(sql`${prepared('twice')} select 2`.execute(db)).rejects.toThrow('Prepared statements must be unique')
  })
})
