import type { QueryOf } from '@catchpitch/contract/endpoint'
import { storedTexts } from '@catchpitch/contract/fields/texts'
import type { Language, Texts } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { anySlideKind, anySlideType, type SlideKind, type SlideType } from '@catchpitch/contract/slides/slide'
import type { listAdminSlides as endpoint } from '@catchpitch/contract/slides/slides.endpoints'
import { type SqlBool, sql } from 'kysely'
import { changedAt, lastPosition, listCataloguePage } from '#platform/catalogue/catalogue-rows.queries'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

export type SlideColumns = {
  type: SlideType
  kind: SlideKind
  name: Texts
  body: Texts
  file_id: string | null
  picture_text: Texts
  video: string | null
}

const columnsOf = ({ name, body, picture_text, ...plain }: SlideColumns) => ({
  ...plain,
  picture_text: JSON.stringify(picture_text),
  name: JSON.stringify(name),
  body: JSON.stringify(body),
})

const typed = <Row extends { type: number; kind: number }>(row: Row) => ({
  ...row,
  type: anySlideType.parse(row.type),
  kind: anySlideKind.parse(row.kind),
})

const missingIn = (language: Language) => sql`
  case when btrim(name ->> ${sql.lit(language)}) = '' or btrim(body ->> ${sql.lit(language)}) = ''
  then ${sql.lit(language)} end`
const missing = sql<Language[]>`array_remove(array[${missingIn('zh')}, ${missingIn('ms')}], null)`

export async function listSlides(db: Connection, query: QueryOf<typeof endpoint>, language: Language) {
  const { type, kind, state } = query.filter
  const where = [
    ...(type ? [sql<SqlBool>`type in (${sql.join(type)})`] : []),
    ...(kind ? [sql<SqlBool>`kind in (${sql.join(kind)})`] : []),
  ]
  return listCataloguePage(db, 'admin_slides', query, {
    state,
    where,
    rows: async (ids) => {
      const rows = await acrossGroups(db)
        .selectFrom('admin_slides')
        .where('id', 'in', ids)
        .select((eb) => [
          'id',
          'type',
          'kind',
          inLanguage(eb.ref('name'), language).as('name'),
          missing.as('missing'),
          'updated_at',
          'archived_at',
          eb
            .selectFrom('admin_slide_groups')
            .whereRef('admin_slide_groups.admin_slide_id', '=', 'admin_slides.id')
            .select((count) => count.fn.countAll<number>().as('groups'))
            .as('groups'),
        ])
        .execute()
      return rows.map((row) => ({ ...typed(row), groups: row.groups ?? 0 }))
    },
  })
}

export async function readSlide(db: Connection, id: string, { lock = false } = {}) {
  const found = db
    .selectFrom('admin_slides')
    .where('id', '=', id)
    .select([
      'id',
      'type',
      'kind',
      'name',
      'body',
      'file_id',
      'picture_text',
      'video',
      'version',
      'updated_at',
      'archived_at',
    ])
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  return (
    row && {
      ...typed(row),
      name: storedTexts.parse(row.name),
      body: storedTexts.parse(row.body),
      picture_text: storedTexts.parse(row.picture_text),
    }
  )
}

export async function insertSlide(db: Connection, id: string, slide: SlideColumns, now: Date): Promise<void> {
  const position = lastPosition('admin_slides')
  await db
    .insertInto('admin_slides')
    .values({ id, ...columnsOf(slide), position, created_at: now, updated_at: now })
    .execute()
}

export async function updateSlide(db: Connection, id: string, slide: SlideColumns, now: Date): Promise<void> {
  await db
    .updateTable('admin_slides')
    .set({ ...columnsOf(slide), ...changedAt(now) })
    .where('id', '=', id)
    .execute()
}

export async function listSequence(db: Connection, language: Language) {
  const rows = await db
    .selectFrom('admin_slides')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.sequence.max)
    .select((eb) => ['id', 'type', 'kind', inLanguage(eb.ref('name'), language).as('name')])
    .execute()
  return rows.map(typed)
}

/** The companies that may show a slide, by name. */
export async function listAllocated(db: Connection, slide_id: string) {
  return acrossGroups(db)
    .selectFrom('admin_slide_groups')
    .innerJoin('groups', 'groups.id', 'admin_slide_groups.group_id')
    .where('admin_slide_groups.admin_slide_id', '=', slide_id)
    .orderBy(sql`folded(groups.name)`)
    .orderBy('groups.id')
    .select(['groups.id', 'groups.name'])
    .execute()
}

export async function countGroups(db: Connection, ids: readonly string[]): Promise<number> {
  const { found } = await db
    .selectFrom('groups')
    .where('id', 'in', [...ids])
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found
}

/** Those companies and no others. */
export async function replaceAllocation(
  db: Connection,
  slide_id: string,
  group_ids: readonly string[],
  now: Date,
): Promise<void> {
  let gone = acrossGroups(db).deleteFrom('admin_slide_groups').where('admin_slide_id', '=', slide_id)
  if (group_ids.length > 0) gone = gone.where('group_id', 'not in', [...group_ids])
  await gone.execute()
  if (group_ids.length === 0) return
  await db
    .insertInto('admin_slide_groups')
    .values(group_ids.map((group_id) => ({ group_id, admin_slide_id: slide_id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
