import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type Wishes = {
  group_id: string
  attempt_id: string
  kind: (typeof integrityEvent)[keyof typeof integrityEvent]
  happened_at: Date
  topic: number
  lasted_ms?: number
  /** How much was cut, copied or pasted. */
  characters?: number | null
  /** Of a picture. */
  file_id?: string | null
  explanation?: string
}

/** Something that was recorded beside the answers while somebody wrote. */
export async function makeIntegrityEvent(db: Connection, wishes: Wishes): Promise<void> {
  const { happened_at, explanation = '', ...event } = wishes
  await db
    .insertInto('integrity_events')
    .values({
      ...event,
      id: newId(happened_at),
      happened_at,
      step: testStep.writing,
      explanation,
      explained_at: explanation === '' ? null : happened_at,
    })
    .execute()
  // A result that is there already counts what happened; pictures are no event to count.
  if (event.kind === integrityEvent.snapshot) return
  await db
    .updateTable('results')
    .set(({ eb }) => ({ events: eb('events', '+', 1) }))
    .where('group_id', '=', event.group_id)
    .where('attempt_id', '=', event.attempt_id)
    .execute()
}
