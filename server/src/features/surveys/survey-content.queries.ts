import type { Language } from '@catchpitch/contract/languages'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

/** What a survey asks, and what it could ask besides: the module as the catalogue has it today. */
export async function findSurveyContent(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .leftJoin('modules', 'modules.id', 'surveys.module_id')
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', '=', id)
    .select([
      'surveys.situation_ids',
      'surveys.query_ids',
      'surveys.screening_questions',
      'surveys.strategy_id',
      'surveys.strategy_name',
      'surveys.strategy_steps',
      'surveys.template_id',
      'surveys.job_position',
      'surveys.business_size',
      'modules.situation_ids as offered_ids',
      'modules.queries',
      'modules.screening_suggestions',
    ])
    .executeTakeFirstOrThrow()
}

const suggestions_shown = 6

type Job = { job_position: string | null; business_size: number | null }

/** Ready surveys, those first that were made for such a job in such a company. */
export async function suggestTemplates(db: Connection, { job_position, business_size }: Job, language: Language) {
  const suits = sql<boolean>`coalesce(templates.job_position = ${job_position}::text, false)`
  return db
    .selectFrom('templates')
    .innerJoin('modules', 'modules.id', 'templates.module_id')
    .where('templates.type', '=', 0)
    .where('templates.archived_at', 'is', null)
    .where('modules.published_at', 'is not', null)
    .where('modules.archived_at', 'is', null)
    .orderBy(suits, 'desc')
    .orderBy(sql`coalesce(templates.business_size = ${business_size}::smallint, false)`, 'desc')
    .orderBy('templates.position')
    .orderBy('templates.id')
    .limit(suggestions_shown)
    .select((eb) => [
      'templates.id',
      inLanguage(eb.ref('templates.name'), language).as('name'),
      suits.as('suits_position'),
      sql<number>`cardinality(case when cardinality(templates.situation_ids) > 0 then templates.situation_ids else modules.situation_ids end)`.as(
        'situations',
      ),
    ])
    .execute()
}
