import { listSupportMessages as endpoint } from '@catchpitch/contract/support/support.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { testDay } from '#testing/test-day'
import { listSupportMessages } from './support.queries.ts'

const database = useDatabase()
const company = '00000000-0000-4000-8000-00000000000b'

beforeAll(async () => {
  const { db } = database
  await sql`insert into groups (id, name, created_at, updated_at) values (${company}, 'One', ${testDay}, ${testDay})`.execute(
    db,
  )
  await sql`
    insert into users (id, unique_id, email, email_key, first_name, last_name, created_at, updated_at)
    select gen_random_uuid(), n::text, n || '@example.com', n || '@example.com', 'Person', 'Number' || n, ${testDay}, ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into support_messages (group_id, id, draft_id, user_id, language, page, message, created_at)
    select ${company}, gen_random_uuid(), gen_random_uuid(), id, 'en', '/surveys', 'Help',
           ${testDay}::timestamptz + unique_id::int * interval '1 minute'
    from users`.execute(db)
  await sql`vacuum (analyze) support_messages, users`.execute(acrossGroups(db))
}, 60_000)

/** Every statement of a page, by the tables that it reads whole and the indexes it reads by. */
async function read(query: Record<string, string>) {
  const plans = await plansOf(database.url, (db) => listSupportMessages(db, endpoint.query.parse(query)))
  const steps = plans.flat()
  return {
    scanned: steps.filter(({ kind }) => kind === 'Seq Scan').map(({ relation }) => relation),
    indexes: steps.flatMap(({ index }) => index ?? []),
  }
}

describe('a page of messages to support', () => {
  it.each(['created_at', '-created_at'])('by %s comes in order from an index', async (order) => {
    const page = await pagePlanOf(database.url, (db) => listSupportMessages(db, endpoint.query.parse({ order })))
    expect(page).toEqual({ scanned: [], sorted: false, indexes: ['support_messages_newest'] })
  })

  it('by somebody whom a keyword finds is looked up by them', async () => {
    const { scanned, indexes } = await read({ keyword: '19999@example' })
    expect(scanned.filter((table) => table !== 'groups')).toEqual([])
    expect(indexes).toEqual(expect.arrayContaining(['users_search', 'support_messages_of_person']))
  })

  it('by any of very many comes in order, each asked for its writer', async () => {
    const { indexes } = await read({ keyword: 'person' })
    expect(indexes).toEqual(expect.arrayContaining(['support_messages_newest', 'users_pkey']))
  })
})
