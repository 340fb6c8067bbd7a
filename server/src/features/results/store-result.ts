import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import type { Connection } from '#platform/db/database'
import { type AnsweredTopic, resultOf } from './result-of.rules.ts'
import { countRecorded, insertResult } from './results.queries.ts'

type Completed = { group_id: string; id: string; survey_id: string; invite_id: string }

/** Computes and keeps what somebody's answers come to, in the transaction that completes them: there is never one without the other. */
export async function storeResult(
  db: Connection,
  attempt: Completed,
  edition: EditionContent,
  topics: readonly AnsweredTopic[],
  now: Date,
): Promise<void> {
  const result = resultOf(edition, topics)
  if (!result) return
  const recorded = await countRecorded(db, attempt)
  await insertResult(db, attempt, { ...result, ...recorded, module_kind: edition.module_kind }, now)
}
