import { createHash } from 'node:crypto'
import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { compileEdition } from './edition.rules.ts'
import { findEditionHash, insertEdition, readEditionParts } from './editions.queries.ts'
import { lockSurvey, markPublished } from './surveys.queries.ts'

/** The survey as it stands, and what tells whether two editions ask the same. */
async function compiled(db: Connection, group_id: string, survey_id: string) {
  const parts = await readEditionParts(db, group_id, survey_id)
  if (!parts) return refuse('record.missing')
  const content = compileEdition(parts)
  return { content, content_hash: createHash('sha256').update(JSON.stringify(content)).digest() }
}

/** Freezes the survey as it stands into its next edition, which people answer from now on. */
export async function publishSurvey(db: Connection, group_id: string, survey_id: string, now: Date): Promise<void> {
  const survey = await lockSurvey(db, group_id, survey_id)
  if (!survey) return refuse('record.missing')
  const key = { group_id, survey_id, edition: survey.edition + 1 }
  await insertEdition(db, key, await compiled(db, group_id, survey_id), now)
  await markPublished(db, key, now)
}

/** Publishes what was changed of a survey that is out; whoever has begun goes on with the edition they began. */
export async function renewEdition(db: Connection, group_id: string, survey_id: string, now: Date): Promise<void> {
  const survey = await lockSurvey(db, group_id, survey_id)
  if (!survey) return refuse('record.missing')
  const edition = await compiled(db, group_id, survey_id)
  const current = await findEditionHash(db, { group_id, survey_id, edition: survey.edition })
  if (current.equals(edition.content_hash)) return
  const key = { group_id, survey_id, edition: survey.edition + 1 }
  await insertEdition(db, key, edition, now)
  await markPublished(db, key, now)
}
