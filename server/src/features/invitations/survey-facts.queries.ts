import type { Language } from '@catchpitch/contract/languages'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

/** What inviting people has to know of a survey. */
export async function findSurveyFacts(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .innerJoin('groups', 'groups.id', 'surveys.group_id')
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', '=', id)
    .where('surveys.removed_at', 'is', null)
    .select([
      'surveys.id',
      'surveys.name',
      'surveys.status',
      'surveys.language',
      'surveys.expires_at',
      'surveys.edition',
      'surveys.situation_ids',
      'groups.name as company',
    ])
    .executeTakeFirst()
}

/** The dimension that each situation looks through. */
export async function readDimensionIds(db: Connection, situation_ids: readonly string[]) {
  return db
    .selectFrom('situations')
    .where(sql<boolean>`id = any(${situation_ids}::uuid[])`)
    .select('dimension_id')
    .execute()
}

/** The dimensions that situations look through, with how many do. */
export async function countDimensions(db: Connection, situation_ids: readonly string[], language: Language) {
  return db
    .selectFrom('situations')
    .innerJoin('dimensions', 'dimensions.id', 'situations.dimension_id')
    .where(sql<boolean>`situations.id = any(${situation_ids}::uuid[])`)
    .groupBy('dimensions.id')
    .orderBy('dimensions.position')
    .select((eb) => [
      'dimensions.id',
      inLanguage(eb.ref('dimensions.name'), language).as('name'),
      sql<number>`count(*)`.as('questions'),
    ])
    .execute()
}
