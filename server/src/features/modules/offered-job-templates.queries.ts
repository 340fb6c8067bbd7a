import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import type { listOfferedJobTemplates as endpoint } from '@catchpitch/contract/modules/offered-job-templates.endpoints'
import { templateType } from '@catchpitch/contract/modules/template-type'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/** The texts about jobs, wherever staff have written them: those that know the job, and templates that are a text alone. */
const jobTemplates = (db: Connection) =>
  db
    .selectFrom('job_templates')
    .where('archived_at', 'is', null)
    .select([
      'id',
      'type',
      'name',
      'description as text',
      'job_position',
      'industry_id',
      sql`skills`.as('skills'),
      sql<number | null>`supervision`.as('supervision'),
      'position',
      'name_key',
      'search',
    ])
    .unionAll(
      db
        .selectFrom('templates')
        .where('type', '<>', templateType.none)
        .where('archived_at', 'is', null)
        .select([
          'id',
          'type',
          'name',
          'body as text',
          sql<string>`job_position`.as('job_position'),
          'industry_id',
          sql`'{"en": ""}'::jsonb`.as('skills'),
          sql<number | null>`null::smallint`.as('supervision'),
          'position',
          'name_key',
          'search',
        ]),
    )
    .as('job_texts')

const readJobTemplates = (db: Connection, ids: readonly string[], language: Language) =>
  db
    .selectFrom(jobTemplates(db))
    .leftJoin('options as industry', 'industry.id', 'job_texts.industry_id')
    .leftJoin('options as job', (join) =>
      join.onRef('job.code', '=', 'job_texts.job_position').on('job.list', '=', 'job_position'),
    )
    .where('job_texts.id', 'in', ids)
    .select((eb) => [
      'job_texts.id',
      'job_texts.type',
      'job_texts.supervision',
      sql<string | null>`job_texts.job_position`.as('job_position'),
      inLanguage(eb.ref('job_texts.name'), language).as('name'),
      inLanguage(eb.ref('job_texts.text'), language).as('text'),
      inLanguage(eb.ref('job_texts.skills'), language).as('skills'),
      sql<string | null>`${inLanguage(eb.ref('job.name'), language)}`.as('position'),
      sql<string | null>`${inLanguage(eb.ref('industry.name'), language)}`.as('industry'),
    ])
    .execute()

/** As many as staff write: some dozens, which a sort does not feel. */
export async function listJobTemplates(db: Connection, query: QueryOf<typeof endpoint>, language: Language) {
  const { type, job_position } = query.filter
  let ids = db
    .selectFrom(jobTemplates(db))
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (type) {
    ids = ids.where(
      'type',
      'in',
      type.map((code) => templateType[code]),
    )
  }
  // A text for any position suits each of them.
  if (job_position) ids = ids.where((eb) => eb('job_position', 'in', job_position).or('job_position', 'is', null))
  return readListPage(db, {
    ids,
    by: query.order.column === 'name' ? sql`name_key` : sql`position`,
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readJobTemplates(db, wanted, language),
  })
}

export async function findJobTemplate(db: Connection, id: string, language: Language) {
  const [found] = await readJobTemplates(db, [id], language)
  return found
}
