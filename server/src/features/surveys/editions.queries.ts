import { type EditionContent, editionContent } from '@catchpitch/contract/surveys/edition-content'
import { methodVersion } from '@catchpitch/method/version'
import type { Connection } from '#platform/db/database'
import type { EditionParts } from './edition.rules.ts'

/** Everything that an edition of this survey is made of; null if there is no such survey, or it has no module yet. */
export async function readEditionParts(
  db: Connection,
  group_id: string,
  survey_id: string,
): Promise<EditionParts | null> {
  const survey = await db
    .selectFrom('surveys')
    .innerJoin('groups', 'groups.id', 'surveys.group_id')
    .innerJoin('modules', 'modules.id', 'surveys.module_id')
    // Archived ones too: a survey keeps the position that it was made for.
    .leftJoin('options', (join) =>
      join.on('options.list', '=', 'job_position').onRef('options.code', '=', 'surveys.job_position'),
    )
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', '=', survey_id)
    .where('surveys.removed_at', 'is', null)
    .select([
      'groups.name as company',
      'surveys.name',
      'surveys.description',
      'surveys.expression',
      'surveys.situation_ids',
      'surveys.screening_questions',
      'surveys.strategy_steps',
      'surveys.role',
      'surveys.skills_required',
      'surveys.supervision_provided',
      'options.name as job_position_name',
      'modules.kind',
      'modules.feelings_scale',
      'modules.instructions',
      'modules.things_to_remember',
      'modules.completion_message',
    ])
    .executeTakeFirst()
  if (!survey) return null
  const situations = await db
    .selectFrom('situations')
    .where('id', 'in', survey.situation_ids)
    .select(['id', 'dimension_id', 'name', 'topic', 'text_display', 'sample_statements', 'quadrants'])
    .execute()
  const byId = new Map(situations.map((situation) => [situation.id, situation]))
  const consent = await db
    .selectFrom('consent_texts')
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'body'])
    .executeTakeFirstOrThrow()
  return {
    company: survey.company,
    survey,
    module: survey,
    consent,
    situations: survey.situation_ids.flatMap((id) => byId.get(id) ?? []),
  }
}

export async function insertEdition(
  db: Connection,
  key: { group_id: string; survey_id: string; edition: number },
  { content, content_hash }: { content: EditionContent; content_hash: Buffer },
  now: Date,
): Promise<void> {
  await db
    .insertInto('survey_editions')
    .values({
      ...key,
      content: JSON.stringify(content),
      content_hash,
      method_version: methodVersion,
      published_at: now,
    })
    .execute()
}

/** What tells whether another edition asks the same as this one. */
export async function findEditionHash(
  db: Connection,
  { group_id, survey_id, edition }: { group_id: string; survey_id: string; edition: number },
): Promise<Buffer> {
  const { content_hash } = await db
    .selectFrom('survey_editions')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('edition', '=', edition)
    .select('content_hash')
    .executeTakeFirstOrThrow()
  return content_hash
}

/** Editions never change, so one that was read once is read no more. A few hundred surveys run at a time. */
const known = new Map<string, EditionContent>()
const most_known = 500

export async function findEdition(
  db: Connection,
  { group_id, survey_id, edition }: { group_id: string; survey_id: string; edition: number },
): Promise<EditionContent> {
  const key = `${group_id}:${survey_id}:${edition}`
  const remembered = known.get(key)
  if (remembered) return remembered
  const row = await db
    .selectFrom('survey_editions')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('edition', '=', edition)
    .select('content')
    .executeTakeFirstOrThrow()
  const content = editionContent.parse(row.content)
  if (known.size >= most_known) known.clear()
  known.set(key, content)
  return content
}
