import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { testDay } from './test-day.ts'

/** Dimensions that few of the rows belong to. */
export const rareDimension = '00000000-0000-4000-8000-00000000000b'
export const rareLens = '00000000-0000-4000-8000-00000000000d'
export const usualDimension = '00000000-0000-4000-8000-00000000000a'

const texts = (name: string) => sql`jsonb_build_object('en', ${name}::text || n, 'zh', '', 'ms', '')`
const entry = sql`jsonb_build_object('en', 'Entry ' || n, 'zh', '条目 ' || n, 'ms', case when n % 7 = 0 then '' else 'Entri ' || n end)`
const changed = sql`${testDay}::timestamptz + n * interval '1 minute'`

async function fillDimensions(db: Connection): Promise<void> {
  const care = JSON.stringify({ en: 'Care', zh: '', ms: '' })
  for (const id of [usualDimension, rareDimension, rareLens]) {
    await sql`
      insert into dimensions (id, name, description, position, created_at, updated_at)
      values (${id}, ${care}, ${care}, 9, ${testDay}, ${testDay})`.execute(db)
  }
}

async function fillSituations(db: Connection): Promise<void> {
  const quarter = JSON.stringify({ parameter: { en: 'P' }, much: { en: 'M' }, some: { en: 'S' }, none: { en: 'N' } })
  await sql`
    insert into situations
      (id, dimension_id, name, topic, text_display, sample_statements, quadrants, position, created_at, updated_at)
    select gen_random_uuid(), case when n % 1000 = 0 then ${rareDimension}::uuid else ${usualDimension}::uuid end,
           ${texts('Situation ')}, ${texts('Topic ')}, ${texts('Text ')}, ${texts('Sample ')},
           jsonb_build_array(${quarter}::jsonb, ${quarter}::jsonb, ${quarter}::jsonb, ${quarter}::jsonb),
           n, ${testDay}, ${changed}
    from generate_series(1, 20000) as n`.execute(db)
}

/** One in four hundred is published; of the templates as many are ready surveys. A quarter of the modules ask a situation. */
async function fillModules(db: Connection): Promise<void> {
  await sql`
    insert into modules (id, kind, name, description, feelings_scale, instructions, things_to_remember,
                         situation_ids, published_at, position, created_at, updated_at)
    select gen_random_uuid(), n % 7, ${texts('Module ')}, ${texts('D')}, 4, ${texts('I')}, ${texts('T')},
           case when n % 4 = 1 then array[asked.id] else '{}' end,
           case when n % 400 = 0 then ${testDay}::timestamptz end, n, ${testDay}, ${changed}
    from (select id, row_number() over () as n from situations limit 20000) as asked`.execute(db)
  await sql`
    insert into templates (id, name, type, body, module_id, position, created_at, updated_at)
    select gen_random_uuid(), ${texts('Template ')}, case when n % 400 = 0 then 0 else 1 end, ${texts('B')},
           (select id from modules where published_at is not null limit 1), n, ${testDay}, ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
}

async function fillEntries(db: Connection): Promise<void> {
  await sql`
    insert into interpretations (id, name, description, dimension_id, quadrant, business_size, type, position, archived_at,
                                 created_at, updated_at)
    select gen_random_uuid(), ${entry}, ${entry},
           case when n % 5000 = 0 then ${rareLens}::uuid else ${usualDimension}::uuid end,
           1 + n % 4, 1 + n % 4, 1 + n % 2, n, case when n % 2000 = 0 then ${testDay}::timestamptz end, ${testDay}, ${changed}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into options (id, list, code, name, position, created_at, updated_at)
    select gen_random_uuid(), case when n % 1000 = 0 then 'industry' else 'goal_type' end, 'plan_' || n, ${entry}, n,
           ${testDay}, ${changed}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into hiring_strategies (id, name, description, steps, position, created_at, updated_at)
    select gen_random_uuid(), ${texts('Way ')},
           -- As long as what staff write.
           jsonb_build_object('en', (select string_agg(md5(n || '-' || k), '') from generate_series(1, 40) as k), 'zh', '', 'ms', ''),
           '[]', n, ${testDay}, ${changed}
    from generate_series(1, 20000) as n`.execute(db)
}

/** Twenty thousand of everything that staff look after for all companies. */
export async function fillCatalogue(db: Connection): Promise<void> {
  await fillDimensions(db)
  await fillSituations(db)
  await fillModules(db)
  await fillEntries(db)
}
