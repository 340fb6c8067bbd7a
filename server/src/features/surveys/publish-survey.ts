import { createHash } from 'node:crypto'
import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { compileEdition } from './edition.rules.ts'
import { insertEdition, readEditionParts } from './editions.queries.ts'
import { lockSurvey, markPublished } from './surveys.queries.ts'

/** Freezes the survey as it stands into its next edition, which people answer from now on. */
export async function publishSurvey(db: Connection, group_id: string, survey_id: string, now: Date): Promise<void> {
  const survey = await lockSurvey(db, group_id, survey_id)
  if (!survey) return refuse('record.missing')
  const parts = await readEditionParts(db, group_id, survey_id)
  if (!parts) return refuse('record.missing')
  const key = { group_id, survey_id, edition: survey.edition + 1 }
  const content = compileEdition(parts)
  // Tells later whether two editions ask the same.
  const content_hash = createHash('sha256').update(JSON.stringify(content)).digest()
  await insertEdition(db, key, { content, content_hash }, now)
  await markPublished(db, key, now)
}
