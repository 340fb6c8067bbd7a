import {
  listInvoices as endpoint,
  listAllInvoices as endpointOfAll,
} from '@catchpitch/contract/invoices/invoices.endpoints'
import { describe, expect, it } from 'vitest'
import { busyCompany } from '#testing/large-companies'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf } from '#testing/plans'
import { listAllInvoices, listInvoices, listUnwritten } from './invoices.queries.ts'

const database = useLargeDatabase('companies')

const read = (query: Record<string, string>) => {
  const parsed = endpoint.query.parse({ group_id: busyCompany, ...query })
  return pagePlanOf(database.url, (db) => listInvoices(db, busyCompany, parsed))
}

const readAll = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listAllInvoices(db, endpointOfAll.query.parse(query)))

const orders = ['issued_at', '-issued_at']

describe("a page of a company's invoices", () => {
  it.each(orders)('by %s is read in order from an index', async (order) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: ['invoices_newest'] })
    expect(await read({ order, filter: 'kind:credit_note' })).toEqual({
      scanned: [],
      sorted: false,
      indexes: ['invoices_of_kind_newest'],
    })
  })

  it("that a keyword finds is looked for among the company's own", async () => {
    expect((await read({ keyword: 'INV-2026-00077' })).scanned).toEqual([])
  })
})

describe('a page of all invoices', () => {
  it.each([
    ['everything', {}, 'invoices_everywhere'],
    ['one company', { filter: `group:${busyCompany}` }, 'invoices_newest'],
    ['credit notes', { filter: 'kind:credit_note' }, 'invoices_of_kind'],
    ['credit notes of one company', { filter: `group:${busyCompany};kind:credit_note` }, 'invoices_of_kind_newest'],
  ])('of %s comes in order from an index, both ways', async (_, query, index) => {
    for (const order of orders) {
      expect(await readAll({ ...query, order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
    }
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await readAll({ keyword: 'INV-2026-19999' })).toMatchObject({ scanned: [], indexes: ['invoices_search'] })
  })

  it('without a PDF is found among the few that have none', async () => {
    expect(await pagePlanOf(database.url, (db) => listUnwritten(db, 20))).toEqual({
      scanned: [],
      sorted: false,
      indexes: ['invoices_unwritten'],
    })
  })
})
