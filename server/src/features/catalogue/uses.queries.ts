import { type UsedKind, type UsingKind, usingKinds } from '@catchpitch/contract/catalogue/uses'
import { type RawBuilder, sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

type Uses = { by: UsingKind; count: number }

/** What is archived or removed itself does not count: nobody comes upon it any more. */
const usesOf: Record<UsedKind, (id: string) => RawBuilder<Uses>> = {
  dimension: (id) => sql`
    select 'situation' as by, count(*)::int as count from situations where dimension_id = ${id} and archived_at is null
    union all
    select 'interpretation', count(*)::int from interpretations where dimension_id = ${id} and archived_at is null`,

  situation: (id) => sql`
    select 'survey' as by, count(*)::int as count from surveys
    where situation_ids @> array[${id}::uuid] and removed_at is null
    union all
    select 'module', count(*)::int from modules where situation_ids @> array[${id}::uuid] and archived_at is null
    union all
    select 'template', count(*)::int from templates where situation_ids @> array[${id}::uuid] and archived_at is null`,

  module: (id) => sql`
    select 'survey' as by, count(*)::int as count from surveys where module_id = ${id} and removed_at is null
    union all
    select 'template', count(*)::int from templates where module_id = ${id} and archived_at is null`,

  // Some point at an option by its id, others know it by its code.
  option: (id) => sql`
    with it as (select id, list, code from options where id = ${id})
    select 'template' as by, count(*)::int as count from templates, it
    where (industry_id = it.id or (it.list = 'job_position' and job_position = it.code)) and archived_at is null
    union all
    select 'job_template', count(*)::int from job_templates, it
    where (industry_id = it.id or (it.list = 'job_position' and job_position = it.code)) and archived_at is null
    union all
    select 'guide', count(*)::int from guides, it where industry_id = it.id and archived_at is null
    union all
    select 'note', count(*)::int from notes, it where type_id = it.id and archived_at is null
    union all
    select 'transaction', count(*)::int from transactions, it where type_id = it.id
    union all
    select 'company', count(*)::int from groups, it where it.list = 'industry' and industry = it.code`,

  slide: (id) => sql`
    select 'company' as by, count(*)::int as count from admin_slide_groups where admin_slide_id = ${id}`,
}

/** By how many of what it is used, surveys first; what does not use it is left out. */
export async function countUses(db: Connection, kind: UsedKind, id: string): Promise<Uses[]> {
  const { rows } = await usesOf[kind](id).execute(acrossGroups(db))
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => usingKinds.indexOf(one.by) - usingKinds.indexOf(other.by))
}
