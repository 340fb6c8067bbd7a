import { listTransactions as endpoint } from '@catchpitch/contract/orders/transactions.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { pagePlanOf } from '#testing/plans'
import { testDay } from '#testing/test-day'
import { listTransactions } from './transactions.queries.ts'

const database = useDatabase()
const company = '00000000-0000-4000-8000-00000000000b'
const type = '00000000-0000-4000-8000-00000000000c'

beforeAll(async () => {
  const { db } = database
  await sql`insert into groups (id, name, created_at, updated_at) values (${company}, 'One', ${testDay}, ${testDay})`.execute(
    db,
  )
  await sql`
    insert into groups (id, name, created_at, updated_at)
    select gen_random_uuid(), 'Company ' || n, ${testDay}, ${testDay} from generate_series(1, 200) as n`.execute(db)
  await sql`
    insert into options (id, list, code, name, position, created_at, updated_at)
    values (${type}, 'transaction_type', 'cheque', '{"en": "Cheque", "zh": "", "ms": ""}', 1, ${testDay}, ${testDay})`.execute(
    db,
  )
  // One in two hundred failed, paid by transfer and of a type.
  await sql`
    insert into transactions (group_id, id, product_name, amount_minor, currency, method, status, type_id, reference,
                              purchased_at, created_at, updated_at)
    select id, gen_random_uuid(), 'Default', 29900, 'MYR', case when n % 200 = 0 then 2 else 1 end,
           case when n % 200 = 0 then 2 else 1 end, case when n % 200 = 0 then ${type}::uuid end, 'pi_' || n,
           ${testDay}::timestamptz + n * interval '1 minute', ${testDay}, ${testDay}
    from (select id, row_number() over (order by id) as place from groups) as g, generate_series(1, 20000) as n
    where g.place = 1 + n % 200`.execute(acrossGroups(db))
  await sql`vacuum (analyze) transactions, groups`.execute(acrossGroups(db))
}, 60_000)

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listTransactions(db, endpoint.query.parse(query), 'en'))

describe('a page of transactions', () => {
  it.each([
    ['everything', {}, 'transactions_everywhere'],
    ['one company', { filter: `group:${company}` }, 'transactions_newest'],
    ['a status', { filter: 'status:failed' }, 'transactions_of_status'],
    ['a way to pay', { filter: 'method:online_transfer' }, 'transactions_of_method'],
    ['a type', { filter: `type:${type}` }, 'transactions_of_type'],
  ])('of %s comes in order from an index, both ways', async (_, query, index) => {
    for (const order of ['purchased_at', '-purchased_at']) {
      expect(await read({ ...query, order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
    }
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: 'pi_19999' })).toMatchObject({ scanned: [], indexes: ['transactions_search'] })
  })
})
