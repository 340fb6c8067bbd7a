import type { BodyOf, QueryOf } from '@catchpitch/contract/endpoint'
import type { Language, Texts } from '@catchpitch/contract/languages'
import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import type { createModule, listModules as listEndpoint } from '@catchpitch/contract/modules/modules.endpoints'
import { type SqlBool, sql } from 'kysely'
import { changedAt, lastPosition, listCataloguePage } from '#platform/catalogue/catalogue-rows.queries'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

const columns = [
  'id',
  'kind',
  'name',
  'description',
  'feelings_scale',
  'instructions',
  'things_to_remember',
  'completion_message',
  'situation_ids',
  'queries',
  'screening_suggestions',
  'published_at',
  'version',
  'updated_at',
] as const

export async function listModules(db: Connection, query: QueryOf<typeof listEndpoint>) {
  const { kind, state } = query.filter
  const numbers = kind?.map((code) => moduleKind[code])
  const where = [
    ...(numbers ? [sql<SqlBool>`kind in (${sql.join(numbers)})`] : []),
    // Both states are no limit at all.
    ...(state?.length === 1 ? [sql<SqlBool>`(published_at is null) = ${state[0] !== 'published'}`] : []),
  ]
  return listCataloguePage(db, 'modules', query, {
    where,
    rows: (ids) => db.selectFrom('modules').where('id', 'in', ids).select(columns).execute(),
  })
}

export async function findModule(db: Connection, id: string) {
  return db
    .selectFrom('modules')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .select(columns)
    .executeTakeFirst()
}

export async function lockModule(db: Connection, id: string) {
  return db
    .selectFrom('modules')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
}

/** The situations that modules ask, as this person reads them, in no order. */
export async function readSituations(db: Connection, ids: readonly string[], language: Language) {
  if (ids.length === 0) return []
  return db
    .selectFrom('situations')
    .innerJoin('dimensions', 'dimensions.id', 'situations.dimension_id')
    .where('situations.id', 'in', ids)
    .select((eb) => [
      'situations.id',
      'situations.dimension_id',
      inLanguage(eb.ref('situations.name'), language).as('name'),
      inLanguage(eb.ref('situations.topic'), language).as('topic'),
      inLanguage(eb.ref('situations.text_display'), language).as('text'),
      inLanguage(eb.ref('dimensions.name'), language).as('dimension_name'),
    ])
    .execute()
}

/** Those of some situations that are in the catalogue; locked, so that none of them is removed meanwhile. */
export async function lockSituations(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return []
  return (
    db
      .selectFrom('situations')
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      // Always in the same order, or two who save at once could wait for each other.
      .orderBy('id')
      .select(['id', 'dimension_id'])
      .forShare()
      .execute()
  )
}

/** What a survey of these situations would be asked by, whole and in all languages, in their order. */
export async function readAskedTexts(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('situations')
    .where('id', 'in', ids)
    .orderBy(sql`array_position(${sql.val(ids)}::uuid[], id)`)
    .select(['id', 'dimension_id', 'name', 'topic', 'text_display', 'sample_statements', 'quadrants'])
    .execute()
}

export async function findConsent(db: Connection) {
  return db
    .selectFrom('consent_texts')
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'body'])
    .executeTakeFirstOrThrow()
}

export type ModuleColumns = Omit<BodyOf<typeof createModule>, 'published' | 'queries' | 'completion_message'> & {
  completion_message: Texts | null
  queries: readonly { id: string; dimension_id: string; name: unknown }[]
  published_at: Date | null
}

const columnsOf = (module: ModuleColumns) => ({
  kind: module.kind,
  feelings_scale: module.feelings_scale,
  name: JSON.stringify(module.name),
  description: JSON.stringify(module.description),
  instructions: JSON.stringify(module.instructions),
  things_to_remember: JSON.stringify(module.things_to_remember),
  completion_message: module.completion_message && JSON.stringify(module.completion_message),
  situation_ids: module.situation_ids,
  queries: JSON.stringify(module.queries),
  screening_suggestions: JSON.stringify(module.screening_suggestions),
  published_at: module.published_at,
})

export async function insertModule(db: Connection, id: string, module: ModuleColumns, now: Date): Promise<void> {
  const position = lastPosition('modules')
  await db
    .insertInto('modules')
    .values({ id, ...columnsOf(module), position, created_at: now, updated_at: now })
    .execute()
}

export async function rewriteModule(db: Connection, id: string, module: ModuleColumns, now: Date): Promise<void> {
  await db
    .updateTable('modules')
    .set({ ...columnsOf(module), ...changedAt(now) })
    .where('id', '=', id)
    .execute()
}
