import type { BodyOf, QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import type {
  createSituation,
  listSituations as listEndpoint,
  listPickableSituations as pickableEndpoint,
} from '@catchpitch/contract/situations/situations.endpoints'
import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { changedAt, lastPosition, listCataloguePage } from '#platform/catalogue/catalogue-rows.queries'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

type PickQuery = QueryOf<typeof pickableEndpoint>
type ListQuery = QueryOf<typeof listEndpoint>
type SituationForm = BodyOf<typeof createSituation>

/** One page of the situations in the catalogue; every list of them is this one with other columns. */
async function readPage<Row extends { id: string }>(
  db: Connection,
  query: Pick<PickQuery, 'keyword' | 'page' | 'filter'> & Pick<ListQuery, 'order'>,
  rows: (ids: string[]) => Promise<Row[]>,
) {
  const { dimension, except } = query.filter
  const where = [
    ...(dimension ? [sql<SqlBool>`dimension_id in (${sql.join(dimension)})`] : []),
    ...(except ? [sql<SqlBool>`id not in (${sql.join(except)})`] : []),
  ]
  return listCataloguePage(db, 'situations', query, { where, rows })
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

export async function insertSituation(db: Connection, id: string, form: SituationForm, now: Date): Promise<void> {
  const position = lastPosition('situations')
  await db
    .insertInto('situations')
    .values({ id, ...columnsOf(form), position, created_at: now, updated_at: now })
    .execute()
}

export async function rewriteSituation(db: Connection, id: string, form: SituationForm, now: Date): Promise<void> {
  await db
    .updateTable('situations')
    .set({ ...columnsOf(form), ...changedAt(now) })
    .where('id', '=', id)
    .execute()
}
