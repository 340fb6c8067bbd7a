import { listAuditEvents as endpoint } from '@catchpitch/contract/audit/audit.endpoints'
import { describe, expect, it } from 'vitest'
import { numberedId } from '#testing/large-companies'
import { useLargeDatabase } from '#testing/large-database'
import { plansOf } from '#testing/plans'
import { listAuditEvents } from './audit.queries.ts'
import { actionsMatching } from './audit.rules.ts'

/*
 * Whether the log is read by its indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useLargeDatabase('companies')

const read = (query: Record<string, string>) => {
  const asked = endpoint.query.parse(query)
  return plansOf(database.url, (db) => listAuditEvents(db, asked, actionsMatching(asked.keyword)))
}

describe('a page of the log', () => {
  const pages = [
    ['of everything', {}, 'audit_events_everywhere'],
    ['of a company', { filter: `group:${numberedId(7)}` }, 'audit_events_newest'],
    ['of what a person did', { filter: `actor:${numberedId(7)}` }, 'audit_events_of_actor'],
    ['of what staff did for others', { filter: `impersonator:${numberedId(50)}` }, 'audit_events_of_impersonator'],
    ['of what happened to a record', { filter: `subject:${numberedId(7)}` }, 'audit_events_of_subject'],
    ['of an action', { keyword: 'changepassword' }, 'audit_events_of_action'],
    ['of a chosen action', { filter: 'action:changePassword' }, 'audit_events_of_action'],
  ] as const
  const bothWays = pages.flatMap(([what, query, index]) =>
    (['at', '-at'] as const).map((order) => ({ what, query: { ...query, order }, order, index })),
  )

  it.each(bothWays)('$what by $order comes from an index', async ({ query, index }) => {
    const [ids = []] = await read(query)
    expect(ids.filter(({ kind }) => kind === 'Seq Scan')).toEqual([])
    expect(ids.flatMap((step) => step.index ?? [])).toEqual([index])
  })

  it('is read with its names in one more statement, by the keys of its rows', async () => {
    const [, rows = []] = await read({})
    const ofLog = rows.filter(({ relation }) => relation === 'audit_events')
    expect(rows.flatMap(({ index }) => index ?? [])).toContain('audit_events_pkey')
    expect(ofLog.filter(({ kind }) => kind === 'Seq Scan')).toEqual([])
  })
})
