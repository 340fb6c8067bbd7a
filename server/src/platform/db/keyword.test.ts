import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { matchesKeyword } from './keyword.ts'

const database = useDatabase()
const at = new Date('2026-01-01T00:00:00Z')

const people = {
  chen: { first_name: 'Wei', last_name: 'Chen', email: 'wei.chen@example.com' },
  doe: { first_name: 'José', last_name: 'DOE', email: 'j_doe@example.com' },
  chinese: { first_name: '大文', last_name: '陈', email: 'dawen@example.com' },
  percent: { first_name: '100%', last_name: 'Sure\\Thing', email: 'sure@example.com' },
} as const

beforeAll(async () => {
  const rows = Object.entries(people).map(([unique_id, person]) => ({
    ...person,
    id: crypto.randomUUID(),
    unique_id,
    email_key: person.email,
    created_at: at,
    updated_at: at,
  }))
  await database.db.insertInto('users').values(rows).execute()
})

async function find(keyword: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('users')
    .where((eb) => matchesKeyword(eb.ref('users.search'), keyword))
    .orderBy('unique_id')
    .select('unique_id')
    .execute()
  return rows.map(({ unique_id }) => unique_id)
}

describe('a keyword finds', () => {
  test.each([
    ['a part of a name', 'che', ['chen']],
    ['a name whatever its capitals', 'doe', ['doe']],
    ['letters typed in full width', 'ＣＨＥＮ', ['chen']],
    ['words in any order', 'chen wei', ['chen']],
    ['words with spaces of any kind between them', '　chen \u00a0 wei ', ['chen']],
    ['an address', 'wei.chen@', ['chen']],
    ['a Chinese name', '陈', ['chinese']],
    ['a letter with an accent, however it is composed', 'jose\u0301', ['doe']],
    ['a percent sign as itself', '0%', ['percent']],
    ['a percent sign in full width as itself', '0％', ['percent']],
    ['an underscore as itself', 'j_d', ['doe']],
    ['a backslash as itself', 'e\\t', ['percent']],
    ['nothing, when one of the words is missing', 'chen tan', []],
    ['nothing, when only a wildcard would match', 'w%n', []],
    ['nobody by the wildcard for one character', 'ch_n', []],
    ['everybody, when it is empty', '', ['chen', 'chinese', 'doe', 'percent']],
    ['everybody, when it is only spaces', ' \t', ['chen', 'chinese', 'doe', 'percent']],
  ])('%s', async (_title, keyword, found) => {
    expect(await find(keyword)).toEqual(found)
  })

  test.each(['chen', '陈大文'])('%s by the trigram index', async (keyword) => {
    const plan = await database.db.transaction().execute(async (tx) => {
      // With four rows a scan would be cheaper; the question is whether the index can be used at all.
      await sql`set local enable_seqscan = off`.execute(tx)
      const query = tx
        .selectFrom('users')
        .where((eb) => matchesKeyword(eb.ref('search'), keyword))
        .select('id')
      return query.explain()
    })
    expect(JSON.stringify(plan)).toContain('Bitmap Index Scan on users_search')
  })
})
