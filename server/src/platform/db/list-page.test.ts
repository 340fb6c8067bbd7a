import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { acrossGroups } from './across-groups.ts'
import { readListPage } from './list-page.ts'

const database = useDatabase()

const small = '00000000-0000-0000-0000-00000000000a'
const large = '00000000-0000-0000-0000-00000000000b'
const empty = '00000000-0000-0000-0000-00000000000c'
const at = new Date('2026-01-01T00:00:00Z')

beforeAll(async () => {
  await database.db
    .insertInto('groups')
    .values([small, large, empty].map((id) => ({ id, name: 'A company', created_at: at, updated_at: at })))
    .execute()
  await addDepartments(small, 45)
  await addDepartments(large, limits.list.counted + 30)
})

/** Named by three digits, so that as text they stand in the order of their numbers; every hundred share a time. */
async function addDepartments(group_id: string, count: number): Promise<void> {
  await sql`
    insert into departments (group_id, id, name, created_at, updated_at)
    select ${group_id}::uuid, lpad(n::text, 32, '0')::uuid, 'Department ' || lpad(n::text, 6, '0'), ${at}::timestamptz + n / 100 * interval '1 s', ${at}
    from generate_series(1, ${count}::int) as n`.execute(database.db)
}

type Asked = { group_id: string; page: number; by?: 'name_key' | 'created_at'; descending?: boolean }

async function read({ group_id, page, by = 'name_key', descending = false }: Asked) {
  const { db } = database
  const departments = db.selectFrom('departments').where('group_id', '=', group_id)
  const { rows, pagination } = await readListPage(db, {
    ids: departments.select('id'),
    by,
    descending,
    page,
    rows: (ids) => departments.where('id', 'in', ids).select(['id', 'name']).execute(),
  })
  return { numbers: rows.map(({ name }) => Number(name.slice(-6))), pagination }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => (from < to ? from + index : from - index))

describe('a page of a list', () => {
  test('holds twenty rows in order and says how many there are', async () => {
    expect(await read({ group_id: small, page: 1 })).toEqual({
      numbers: numbers(1, 20),
      pagination: { total: 45, more: false, per_page: 20, current_page: 1, last_page: 3 },
    })
  })

  test('holds what is left when it is the last one', async () => {
    expect(await read({ group_id: small, page: 3 })).toEqual({
      numbers: numbers(41, 45),
      pagination: { total: 45, more: false, per_page: 20, current_page: 3, last_page: 3 },
    })
  })

  test('is empty beyond the end, and still says how many there are', async () => {
    expect(await read({ group_id: small, page: 9 })).toEqual({
      numbers: [],
      pagination: { total: 45, more: false, per_page: 20, current_page: 9, last_page: 3 },
    })
  })

  test('of an empty list is the first and only one', async () => {
    expect(await read({ group_id: empty, page: 1 })).toEqual({
      numbers: [],
      pagination: { total: 0, more: false, per_page: 20, current_page: 1, last_page: 1 },
    })
  })

  test('can be read from the other end', async () => {
    expect((await read({ group_id: small, page: 1, descending: true })).numbers).toEqual(numbers(45, 26))
  })

  test('is read by the whole key of each row, where the id alone is none', async () => {
    const { db } = database
    const { rows } = await readListPage(db, {
      ids: db.selectFrom('departments').where('group_id', '=', small).select(['group_id', 'id']),
      by: 'name_key',
      descending: false,
      page: 3,
      rows: async (ids, keys) => {
        expect(keys).toEqual(ids.map((id) => ({ group_id: small, id })))
        return keys
      },
    })
    expect(rows).toHaveLength(5)
  })

  test('never repeats or drops a row, though many are equal in the column', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((number) => read({ group_id: small, page: number, by: 'created_at' })),
    )
    expect(pages.flatMap((page) => page.numbers)).toEqual(numbers(1, 45))
  })

  test('of a very long list counts to the limit and says that there are more', async () => {
    const { numbers: found, pagination } = await read({ group_id: large, page: 500 })
    expect(found).toEqual(numbers(9981, 10_000))
    expect(pagination).toEqual({ total: 10_000, more: true, per_page: 20, current_page: 500, last_page: 500 })
  })

  test('of a list over companies is counted as it was read, where it fills its page too', async () => {
    const { rows, pagination } = await readListPage(database.db, {
      ids: acrossGroups(database.db).selectFrom('departments').where('name', '<', 'Department 000046').select('id'),
      by: 'name_key',
      descending: false,
      page: 1,
      rows: async (ids) => ids.map((id) => ({ id })),
    })
    expect([rows.length, pagination.total]).toEqual([20, 90])
  })
})
