import { listOrders as endpoint } from '@catchpitch/contract/orders/orders.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { pagePlanOf } from '#testing/plans'
import { testDay } from '#testing/test-day'
import { listOrders } from './orders.queries.ts'

const database = useDatabase()
const busy = '00000000-0000-4000-8000-00000000000b'

beforeAll(async () => {
  const { db } = database
  await sql`
    insert into groups (id, name, created_at, updated_at)
    select gen_random_uuid(), 'Company ' || n, ${testDay}, ${testDay} from generate_series(1, 200) as n`.execute(db)
  await sql`insert into groups (id, name, created_at, updated_at) values (${busy}, 'Busy', ${testDay}, ${testDay})`.execute(
    db,
  )
  await sql`
    insert into transactions (group_id, id, product_name, amount_minor, currency, method, status, reference,
                              purchased_at, created_at, updated_at)
    select id, gen_random_uuid(), 'Default', 29900, 'MYR', 1, 1, 'pi_' || n,
           ${testDay}::timestamptz + n * interval '1 day', ${testDay}, ${testDay}
    from groups, generate_series(1, 100) as n`.execute(db)
  await sql`vacuum (analyze) transactions`.execute(acrossGroups(db))
}, 60_000)

const read = (query: Record<string, string>) => {
  const parsed = endpoint.query.parse({ group_id: busy, ...query })
  return pagePlanOf(database.url, (db) => listOrders(db, busy, parsed, 'en'))
}

describe('a page of orders', () => {
  it.each(['purchased_at', '-purchased_at'])('by %s is read in order from an index', async (order) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: ['transactions_newest'] })
  })

  it("that a keyword finds is looked for among the company's own", async () => {
    expect((await read({ keyword: 'pi_77' })).scanned).toEqual([])
  })
})
