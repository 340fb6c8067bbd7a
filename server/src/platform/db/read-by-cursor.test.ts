import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { openDatabase } from './database.ts'
import { readByCursor } from './read-by-cursor.ts'

const database = useDatabase()
let opened: ReturnType<typeof openDatabase>

beforeEach(() => {
  // One connection: whoever does not give it back keeps the next from getting any.
  opened = openDatabase(database.url, { max: 1, on_error: () => {} })
})
afterEach(() => opened.close())

/** The numbers up to this one, each divided by how far it is from `gap`. */
const numbersTo = (last: number, gap = 0) =>
  sql<{
    n: number
    share: number
  }>`select n, 60 / (n - ${gap}::int) as share from generate_series(1, ${last}::int) as n`

const answers = async () => (await sql<{ one: number }>`select 1 as one`.execute(opened.db)).rows

it('gives every row once and in order, so many at a time', async () => {
  const read: number[][] = []
  for await (const rows of readByCursor(opened.db, numbersTo(25), 10)) read.push(rows.map(({ n }) => n))
  expect(read.map(({ length }) => length)).toEqual([10, 10, 5])
  expect(read.flat()).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  expect(await answers()).toEqual([{ one: 1 }])
})

it('gives nothing where nothing is found', async () => {
  for await (const rows of readByCursor(opened.db, numbersTo(0), 10)) expect(rows).toBe('not there')
  expect(await answers()).toEqual([{ one: 1 }])
})

it('can be left in the middle', async () => {
  for await (const rows of readByCursor(opened.db, numbersTo(25), 10)) {
    expect(rows).toHaveLength(10)
    break
  }
  expect(await answers()).toEqual([{ one: 1 }])
})

it('fails where the database does, after what came before', async () => {
  let read = 0
  const reading = async () => {
    for await (const rows of readByCursor(opened.db, numbersTo(25, 15), 10)) read += rows.length
  }
  await expect(reading()).rejects.toThrow('division by zero')
  expect(read).toBe(10)
  expect(await answers()).toEqual([{ one: 1 }])
})
