import { listEmailLogs as endpoint } from '@catchpitch/contract/mail/email-logs.endpoints'
import { describe, expect, it } from 'vitest'
import { numberedId } from '#testing/large-companies'
import { useLargeDatabase } from '#testing/large-database'
import { plansOf } from '#testing/plans'
import { listMails } from './email-logs.queries.ts'

/*
 * Whether the log is read by its indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useLargeDatabase('companies')
const read = (query: Record<string, string>) =>
  plansOf(database.url, (db) => listMails(db, endpoint.query.parse(query)))

describe('a page of the log of mails', () => {
  const pages = [
    ['of everything', {}, 'mails_everywhere'],
    ['of a state', { filter: 'state:failed' }, 'mails_by_state'],
    ['of a type', { filter: 'kind:test' }, 'mails_by_kind'],
    ['of a company', { filter: `group:${numberedId(7)}` }, 'mails_newest'],
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
