import { listGroups as endpoint, listOpenGroups as openEndpoint } from '@catchpitch/contract/groups/groups.endpoints'
import { describe, expect, it } from 'vitest'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { listGroups, listOpenGroups } from './group-list.queries.ts'

const database = useLargeDatabase('companies')

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listGroups(db, endpoint.query.parse(query)))

describe('a page of companies', () => {
  it.each([
    ['name', 'groups_by_name'],
    ['-name', 'groups_by_name'],
    ['created_at', 'groups_newest'],
    ['-created_at', 'groups_newest'],
  ])('by %s comes in order from an index', async (order, index) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it.each([
    ['industry:forestry', 'groups_by_industry'],
    ['business_size:4', 'groups_by_business_size'],
    ['suspended:yes', 'groups_suspended'],
  ])('of %s comes in order from an index of its own', async (filter, index) => {
    expect(await read({ order: 'name', filter })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: '19999' })).toMatchObject({ scanned: [], indexes: ['groups_search'] })
  })

  it('counts people and surveys of that page alone, by their company', async () => {
    const [, rows = []] = await plansOf(database.url, (db) => listGroups(db, endpoint.query.parse({})))
    expect(rows.filter(({ kind, relation }) => kind === 'Seq Scan' && relation === 'groups')).toEqual([])
  })
})

describe('a page of the companies that take part', () => {
  it.each(['name', '-name'])('by %s comes in order from an index', async (order) => {
    const open = await pagePlanOf(database.url, (db) => listOpenGroups(db, openEndpoint.query.parse({ order })))
    expect(open).toEqual({ scanned: [], sorted: false, indexes: ['groups_by_name'] })
  })
})
