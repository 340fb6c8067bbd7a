import { listAuditEvents as endpoint } from '@catchpitch/contract/audit/audit.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { plansOf } from '#testing/plans'
import { listAuditEvents } from './audit.queries.ts'
import { actionsMatching } from './audit.rules.ts'

/*
 * Whether the log is read by its indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useDatabase()
const at = '2026-01-01T00:00:00Z'

/** The ids of a hundred companies and of a thousand people and records. */
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

beforeAll(async () => {
  const { db } = database
  const id = (number: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`)
  await sql`
    insert into groups (id, name, created_at, updated_at)
    select ${id('n')}, 'Company ' || n, ${at}, ${at} from generate_series(0, 99) as n`.execute(db)
  // Through the door in the fence: every row names its company, but from where none can tell by looking.
  await sql`
    insert into audit_events (group_id, id, at, actor_id, impersonator_id, action, subject, subject_id)
    select ${id('n % 100')}, gen_random_uuid(), ${at}::timestamptz + n * interval '1 minute', ${id('n % 1000')},
           case when n % 50 = 0 then ${id('n % 250')} end,
           case when n % 1000 = 0 then 'changePassword' else 'login' end, 'thing', ${id('n % 997')}
    from generate_series(1, 20000) as n`.execute(acrossGroups(db))
  await sql`vacuum (analyze) audit_events, groups`.execute(acrossGroups(db))
}, 60_000)

const read = (query: Record<string, string>) => {
  const asked = endpoint.query.parse(query)
  return plansOf(database.url, (db) => listAuditEvents(db, asked, actionsMatching(asked.keyword)))
}

describe('a page of the log', () => {
  const pages = [
    ['of everything', {}, 'audit_events_everywhere'],
    ['of a company', { filter: `group:${idOf(7)}` }, 'audit_events_newest'],
    ['of what a person did', { filter: `actor:${idOf(7)}` }, 'audit_events_of_actor'],
    ['of what staff did for others', { filter: `impersonator:${idOf(50)}` }, 'audit_events_of_impersonator'],
    ['of what happened to a record', { filter: `subject:${idOf(7)}` }, 'audit_events_of_subject'],
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
