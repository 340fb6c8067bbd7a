import { listTransactions as endpoint } from '@catchpitch/contract/orders/transactions.endpoints'
import { describe, expect, it } from 'vitest'
import { busyCompany, rareTransactionType } from '#testing/large-companies'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf } from '#testing/plans'
import { listTransactions } from './transactions.queries.ts'

const database = useLargeDatabase('companies')

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listTransactions(db, endpoint.query.parse(query), 'en'))

describe('a page of transactions', () => {
  it.each([
    ['everything', {}, 'transactions_everywhere'],
    ['one company', { filter: `group:${busyCompany}` }, 'transactions_newest'],
    ['a status', { filter: 'status:failed' }, 'transactions_of_status'],
    ['a way to pay', { filter: 'method:online_transfer' }, 'transactions_of_method'],
    ['a kind', { filter: 'kind:refund' }, 'transactions_of_kind'],
    ['a type', { filter: `type:${rareTransactionType}` }, 'transactions_of_type'],
  ])('of %s comes in order from an index, both ways', async (_, query, index) => {
    for (const order of ['purchased_at', '-purchased_at']) {
      expect(await read({ ...query, order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
    }
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: 'pi_19999' })).toMatchObject({ scanned: [], indexes: ['transactions_search'] })
  })
})
