import { listEmailLogs as endpoint } from '@catchpitch/contract/mail/email-logs.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { plansOf } from '#testing/plans'
import { listMails } from './email-logs.queries.ts'

/*
 * Whether the log is read by its indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useDatabase()
const at = '2026-01-01T00:00:00Z'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

beforeAll(async () => {
  const { db } = database
  const id = (number: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`)
  await sql`
    insert into groups (id, name, created_at, updated_at)
    select ${id('n')}, 'Company ' || n, ${at}, ${at} from generate_series(0, 99) as n`.execute(db)
  // Through the door in the fence: every row names its company, but from where none can tell by looking.
  await sql`
    insert into mails (group_id, id, kind, cause, to_email, to_name, language, subject, body_html, body_text, state,
                       send_after, created_at)
    select ${id('n % 100')}, gen_random_uuid(), case when n % 500 = 0 then 'test' else 'invitation' end, n::text,
           'reader-' || n || '@example.com', 'Reader ' || n, 'en', 'Greeting', '', '',
           case when n % 500 = 0 then 2 else 1 end, ${at}, ${at}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) as n`.execute(acrossGroups(db))
  await sql`vacuum (analyze) mails, groups`.execute(acrossGroups(db))
}, 60_000)

const read = (query: Record<string, string>) =>
  plansOf(database.url, (db) => listMails(db, endpoint.query.parse(query)))

describe('a page of the log of mails', () => {
  const pages = [
    ['of everything', {}, 'mails_everywhere'],
    ['of a state', { filter: 'state:failed' }, 'mails_by_state'],
    ['of a type', { filter: 'kind:test' }, 'mails_by_kind'],
    ['of a company', { filter: `group:${idOf(7)}` }, 'mails_newest'],
  ] as const
  const bothWays = pages.flatMap(([what, query, index]) =>
    (['created_at', '-created_at'] as const).map((order) => ({ what, query: { ...query, order }, order, index })),
  )

  it.each(bothWays)('$what by $order comes in order from an index', async ({ query, index }) => {
    const [ids = []] = await read(query)
    expect(ids.filter(({ kind }) => kind === 'Seq Scan' || kind === 'Sort')).toEqual([])
    expect(ids.flatMap((step) => step.index ?? [])).toEqual([index])
  })

  it('that a keyword finds is looked up by its letters', async () => {
    const [ids = []] = await read({ keyword: 'reader-19999@' })
    expect(ids.filter(({ kind }) => kind === 'Seq Scan')).toEqual([])
    expect(ids.flatMap((step) => step.index ?? [])).toEqual(['mails_search'])
  })
})
