import type { BodyOf, QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import type {
  createSituation,
  listSituations as listEndpoint,
  listPickableSituations as pickableEndpoint,
} from '@catchpitch/contract/situations/situations.endpoints'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

type PickQuery = QueryOf<typeof pickableEndpoint>
type ListQuery = QueryOf<typeof listEndpoint>
type SituationForm = BodyOf<typeof createSituation>

const columnOf = { position: 'position', name: 'name_key', updated_at: 'updated_at' } as const

/** One page of the situations in the catalogue; every list of them is this one with other columns. */
async function readPage<Row extends { id: string }>(
  db: Connection,
  {
    keyword,
    filter,
    order,
    page,
  }: Pick<PickQuery, 'keyword' | 'page'> & {
    filter: PickQuery['filter']
    order: ListQuery['order']
  },
  rows: (ids: string[]) => Promise<Row[]>,
) {
  let ids = db
    .selectFrom('situations')
    .where('archived_at', 'is', null)
    .where((eb) => matchesKeyword(eb.ref('search'), keyword))
    .select('id')
  if (filter.dimension) ids = ids.where('dimension_id', 'in', filter.dimension)
  if (filter.except) ids = ids.where('id', 'not in', filter.except)
  return readListPage(db, { ids, by: columnOf[order.column], descending: order.descending, page, rows })
}

const texts = ['name', 'topic', 'text_display', 'sample_statements', 'quadrants'] as const

/** The modules that ask a situation, as long as they are in the catalogue. */
const askingModules = sql<boolean>`modules.situation_ids @> array[situations.id]`

export async function listSituations(db: Connection, query: ListQuery, language: Language) {
  return readPage(db, query, (ids) =>
    db
      .selectFrom('situations')
      .innerJoin('dimensions', 'dimensions.id', 'situations.dimension_id')
      .where('situations.id', 'in', ids)
      .select((eb) => [
        'situations.id',
        'situations.name',
        'situations.topic',
        'situations.text_display',
        'situations.sample_statements',
        'situations.quadrants',
        'situations.dimension_id',
        'situations.updated_at',
        inLanguage(eb.ref('dimensions.name'), language).as('dimension_name'),
        eb
          .selectFrom('modules')
          .where('modules.archived_at', 'is', null)
          .where(askingModules)
          .select((of) => of.fn.countAll<number>().as('count'))
          .as('modules'),
      ])
      .execute(),
  )
}

export async function listPickableSituations(db: Connection, query: PickQuery, language: Language) {
  return readPage(db, query, (ids) =>
    db
      .selectFrom('situations')
      .innerJoin('dimensions', 'dimensions.id', 'situations.dimension_id')
      .where('situations.id', 'in', ids)
      .select((eb) => [
        'situations.id',
        'situations.dimension_id',
        inLanguage(eb.ref('situations.name'), language).as('name'),
        inLanguage(eb.ref('situations.topic'), language).as('topic'),
        inLanguage(eb.ref('dimensions.name'), language).as('dimension_name'),
      ])
      .execute(),
  )
}

export async function listTexts(
  db: Connection,
  query: PickQuery,
  column: 'topic' | 'text_display' | 'sample_statements',
  language: Language,
) {
  return readPage(db, query, (ids) =>
    db
      .selectFrom('situations')
      .where('id', 'in', ids)
      .select((eb) => [
        'id',
        inLanguage(eb.ref('name'), language).as('name'),
        inLanguage(eb.ref(column), language).as('text'),
      ])
      .execute(),
  )
}

export async function listParameters(db: Connection, query: PickQuery, language: Language) {
  return readPage(db, query, (ids) =>
    db
      .selectFrom('situations')
      .where('id', 'in', ids)
      .select((eb) => ['id', inLanguage(eb.ref('name'), language).as('name'), 'quadrants'])
      .execute(),
  )
}

export async function findSituation(db: Connection, id: string, language: Language) {
  return db
    .selectFrom('situations')
    .innerJoin('dimensions', 'dimensions.id', 'situations.dimension_id')
    .where('situations.id', '=', id)
    .where('situations.archived_at', 'is', null)
    .select((eb) => [
      'situations.id',
      'situations.name',
      'situations.topic',
      'situations.text_display',
      'situations.sample_statements',
      'situations.quadrants',
      'situations.dimension_id',
      'situations.version',
      'situations.updated_at',
      inLanguage(eb.ref('dimensions.name'), language).as('dimension_name'),
      jsonArrayFrom(
        eb
          .selectFrom('modules')
          .where('modules.archived_at', 'is', null)
          .where(askingModules)
          .orderBy('modules.position')
          .orderBy('modules.id')
          .select((of) => ['modules.id', inLanguage(of.ref('modules.name'), language).as('name')]),
      ).as('modules'),
    ])
    .executeTakeFirst()
}

/** Locked, so that nobody changes it, nor puts it into a module, while it is decided about. */
export async function lockSituation(db: Connection, id: string) {
  return db
    .selectFrom('situations')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .select(['id', 'version', 'dimension_id', ...texts])
    .forUpdate()
    .executeTakeFirst()
}

/** More than anybody could choose among; there are a handful. */
const most_dimensions = 200

export async function listDimensionChoices(db: Connection, language: Language) {
  return db
    .selectFrom('dimensions')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(most_dimensions)
    .select((eb) => ['id', inLanguage(eb.ref('name'), language).as('name')])
    .execute()
}

/** Whether situations may look through this dimension; locked, so that it is not removed meanwhile. */
export async function isDimensionOffered(db: Connection, id: string): Promise<boolean> {
  const dimension = await db
    .selectFrom('dimensions')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst()
  return dimension !== undefined
}

/** Whether a module or a template of the catalogue asks it. */
export async function isAsked(db: Connection, id: string): Promise<boolean> {
  const asking = await db
    .selectFrom('modules')
    .where('archived_at', 'is', null)
    .where(sql<boolean>`situation_ids @> array[${id}::uuid]`)
    .select('id')
    .union(
      db
        .selectFrom('templates')
        .where('archived_at', 'is', null)
        .where(sql<boolean>`situation_ids @> array[${id}::uuid]`)
        .select('id'),
    )
    .limit(1)
    .executeTakeFirst()
  return asking !== undefined
}

const columnsOf = (form: Pick<SituationForm, (typeof texts)[number] | 'dimension_id'>) => ({
  dimension_id: form.dimension_id,
  name: JSON.stringify(form.name),
  topic: JSON.stringify(form.topic),
  text_display: JSON.stringify(form.text_display),
  sample_statements: JSON.stringify(form.sample_statements),
  quadrants: JSON.stringify(form.quadrants),
})

/** New ones come last. Two that are made at the same moment share a place, and then go by their ids. */
export async function insertSituation(db: Connection, id: string, form: SituationForm, now: Date): Promise<void> {
  await db
    .insertInto('situations')
    .values(({ selectFrom }) => ({
      id,
      ...columnsOf(form),
      position: selectFrom('situations').select(sql<number>`coalesce(max(position), 0) + 1`.as('position')),
      created_at: now,
      updated_at: now,
    }))
    .execute()
}

export async function rewriteSituation(db: Connection, id: string, form: SituationForm, now: Date): Promise<void> {
  await db
    .updateTable('situations')
    .set(({ eb }) => ({ ...columnsOf(form), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Out of the catalogue; surveys that ask it still find it. */
export async function archiveSituation(db: Connection, id: string, now: Date): Promise<void> {
  await db
    .updateTable('situations')
    .set(({ eb }) => ({ archived_at: now, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}
