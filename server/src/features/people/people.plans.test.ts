import {
  listGroupOptions as groupsEndpoint,
  listPeople as peopleEndpoint,
} from '@catchpitch/contract/people/people.endpoints'
import { describe, expect, it } from 'vitest'
import { smallCompany } from '#testing/large-companies'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { listGroupOptions, listPeople } from './people.queries.ts'

/*
 * Whether the lists are read by their indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useLargeDatabase('companies')

const people = (query: Record<string, string>, with_staff = true) =>
  pagePlanOf(database.url, (db) => listPeople(db, peopleEndpoint.query.parse(query), with_staff))
const groups = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listGroupOptions(db, groupsEndpoint.query.parse(query)))

describe('a page of people', () => {
  it.each([
    ['created_at', true],
    ['-created_at', true],
    ['created_at', false],
    ['-created_at', false],
  ])('by %s, with staff: %s, is read in order from an index', async (order, with_staff) => {
    expect(await people({ order }, with_staff)).toEqual({ scanned: [], sorted: false, indexes: ['users_newest'] })
  })

  it.each(['name', '-name'])('by %s is read in order from an index', async (order) => {
    expect(await people({ order }, false)).toEqual({ scanned: [], sorted: false, indexes: ['users_by_name'] })
  })

  it.each([
    ['verified:no', 'users_unverified'],
    ['active:no', 'users_closed'],
  ])('of those who are %s is read from an index of their own', async (filter, index) => {
    expect(await people({ filter })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it.each([
    ['role:owner', 'memberships_by_role'],
    ['role:moderator', 'users_staff'],
  ])('of those with the %s is looked up by it', async (filter, index) => {
    const { scanned, indexes } = await people({ filter })
    expect(scanned).toEqual([])
    expect(indexes).toContain(index)
  })

  it.each(['role:applicant', 'role:manager', 'role:owner,member;verified:no'])(
    'of %s takes no scan of everybody',
    async (filter) => {
      expect((await people({ filter })).scanned).toEqual([])
    },
  )

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await people({ keyword: '19999@example' })).toMatchObject({ scanned: [], indexes: ['users_search'] })
  })

  it('of one company is looked up there', async () => {
    const { scanned, indexes } = await people({ filter: `group:${smallCompany}` })
    expect(scanned).toEqual([])
    expect(indexes).toContain('memberships_pkey')
  })

  it('is read with all its companies in one more statement, by their keys', async () => {
    const plans = await plansOf(database.url, (db) => listPeople(db, peopleEndpoint.query.parse({}), true))
    // Ids, rows, count.
    expect(plans).toHaveLength(3)
    expect(plans[1]?.filter(({ kind }) => kind === 'Seq Scan')).toEqual([])
  })
})

describe('a page of companies', () => {
  it.each(['name', '-name'])('by %s is read in order from an index', async (order) => {
    expect(await groups({ order })).toEqual({ scanned: [], sorted: false, indexes: ['groups_by_name'] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await groups({ keyword: 'small' })).toMatchObject({ scanned: [], indexes: ['groups_search'] })
  })
})
