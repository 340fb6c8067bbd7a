import { listOffers as endpoint } from '@catchpitch/contract/modules/offered-modules.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { pagePlanOf } from '#testing/plans'
import { testDay } from '#testing/test-day'
import { listOffers } from './offered-modules.queries.ts'

/*
 * What a survey can begin from is sorted anew for every look, since it comes from two tables and there are some dozens.
 * So much the more those must be found without reading everything that is not offered.
 */

const database = useDatabase()
const texts = (name: string) => sql`jsonb_build_object('en', ${name}::text || n, 'zh', '', 'ms', '')`

beforeAll(async () => {
  const { db } = database
  // One in four hundred is published; of the templates as many are ready surveys.
  await sql`
    insert into modules (id, kind, name, description, feelings_scale, instructions, things_to_remember,
                         situation_ids, published_at, position, created_at, updated_at)
    select gen_random_uuid(), n % 7, ${texts('Module ')}, ${texts('D')}, 4, ${texts('I')}, ${texts('T')}, '{}',
           case when n % 400 = 0 then ${testDay}::timestamptz end, n, ${testDay}, ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into templates (id, name, type, body, module_id, position, created_at, updated_at)
    select gen_random_uuid(), ${texts('Template ')}, case when n % 400 = 0 then 0 else 1 end, ${texts('B')},
           (select id from modules where published_at is not null limit 1), n, ${testDay}, ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`vacuum (analyze) modules, templates`.execute(db)
}, 60_000)

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) =>
    listOffers(db, endpoint.query.parse({ group_id: '00000000-0000-4000-8000-00000000000b', ...query }), 'en'),
  )

describe('a page of what a survey can begin from', () => {
  it.each(['position', '-position', 'name'])('by %s is found among what is offered', async (order) => {
    const { scanned, indexes } = await read({ order })
    expect(scanned).toEqual([])
    expect(indexes).toContain('modules_offered')
  })

  it.each([{ filter: 'type:module' }, { filter: 'kind:startups' }, { keyword: 'template 400' }])(
    'limited by %o is, too',
    async (query) => {
      expect((await read(query)).scanned).toEqual([])
    },
  )
})
