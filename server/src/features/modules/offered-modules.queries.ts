import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import type { listOfferNames as endpoint } from '@catchpitch/contract/modules/offered-modules.endpoints'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/** A template that names no situations of its own asks those of its module. */
const situationsOfTemplate = sql<
  string[]
>`case when cardinality(templates.situation_ids) > 0 then templates.situation_ids else modules.situation_ids end`

/** Whatever a survey can begin from: the modules that are published, and the ready surveys made of them. */
const offers = (db: Connection) =>
  db
    .selectFrom('modules')
    .where('modules.published_at', 'is not', null)
    .where('modules.archived_at', 'is', null)
    .select([
      'modules.id',
      'modules.id as module_id',
      sql<'module' | 'template'>`'module'`.as('type'),
      'modules.kind',
      'modules.name',
      'modules.description',
      'modules.feelings_scale',
      'modules.situation_ids',
      'modules.queries',
      'modules.screening_suggestions',
      sql<string | null>`null`.as('job_position'),
      'modules.position',
      'modules.name_key',
      'modules.search',
    ])
    .unionAll(
      db
        .selectFrom('templates')
        .innerJoin('modules', 'modules.id', 'templates.module_id')
        .where('templates.type', '=', 0)
        .where('templates.archived_at', 'is', null)
        .where('modules.published_at', 'is not', null)
        .where('modules.archived_at', 'is', null)
        .select([
          'templates.id',
          'modules.id as module_id',
          sql<'module' | 'template'>`'template'`.as('type'),
          'modules.kind',
          'templates.name',
          // Its own body is a page to be edited, not a line to choose by.
          'modules.description',
          'modules.feelings_scale',
          situationsOfTemplate.as('situation_ids'),
          'modules.queries',
          'modules.screening_suggestions',
          'templates.job_position',
          'templates.position',
          'templates.name_key',
          'templates.search',
        ]),
    )
    .as('offers')

const columns = [
  'id',
  'module_id',
  'type',
  'kind',
  'feelings_scale',
  'situation_ids',
  'queries',
  'screening_suggestions',
  'job_position',
] as const

const readOffers = (db: Connection, ids: readonly string[], language: Language) =>
  db
    .selectFrom(offers(db))
    .where('id', 'in', ids)
    .select((eb) => [
      ...columns,
      inLanguage(eb.ref('name'), language).as('name'),
      inLanguage(eb.ref('description'), language).as('description'),
    ])
    .execute()

/** Whether an offer comes behind those that were made for the job, whichever way the list is read. */
function suitsLess(job_position: string, descending: boolean) {
  return descending
    ? sql`job_position is not distinct from ${job_position}`
    : sql`job_position is distinct from ${job_position}`
}

/** Modules before the templates made of them, and before all what was made for a job that is named. There are as many as staff publish: some dozens, which a sort does not feel. */
export async function listOffers(db: Connection, query: QueryOf<typeof endpoint>, language: Language) {
  const { job_position, order } = query
  const { type, kind } = query.filter
  let ids = db
    .selectFrom(offers(db))
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (type) ids = ids.where('type', 'in', type)
  if (kind) {
    ids = ids.where(
      'kind',
      'in',
      kind.map((code) => moduleKind[code]),
    )
  }
  return readListPage(db, {
    ids,
    within: job_position === undefined ? undefined : suitsLess(job_position, order.descending),
    by: order.column === 'name' ? sql`name_key` : sql`(type, position)`,
    descending: order.descending,
    page: query.page,
    rows: (wanted) => readOffers(db, wanted, language),
  })
}

export async function findOffer(db: Connection, id: string, language: Language) {
  const [offer] = await readOffers(db, [id], language)
  return offer
}

/** The dimensions that queries point at, by id. */
export async function dimensionNames(db: Connection, ids: readonly string[], language: Language) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('dimensions')
    .where('id', 'in', ids)
    .select((eb) => ['id', inLanguage(eb.ref('name'), language).as('name')])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
