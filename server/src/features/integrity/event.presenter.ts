import { constantFrom } from '@catchpitch/contract/constant-from'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import type { listEvents } from './integrity.queries.ts'

type Row = Awaited<ReturnType<typeof listEvents>>[number]

export function presentEvent(row: Row, picture: string | null) {
  const kind = constantFrom(integrityEvent, row.kind)
  const step = constantFrom(testStep, row.step)
  const { id, lasted_ms, topic, characters, explanation } = row
  return {
    id,
    kind,
    happened_at: row.happened_at.toISOString(),
    lasted_ms,
    step,
    topic,
    characters,
    picture,
    explanation,
  }
}
