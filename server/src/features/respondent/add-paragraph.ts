import { limits } from '@catchpitch/contract/limits'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { upsertStatements } from './answers.queries.ts'
import { attemptState } from './attempt-state.rules.ts'
import { lockAttempt } from './attempts.queries.ts'
import { readStatements } from './topics.queries.ts'

type Caller = Pick<Context, 'db' | 'now'> & { person: { session: Buffer } }
type Paragraph = { topic: number; text: string; written_at: string }

const places = Array.from({ length: limits.test.slots.max }, (_, index) => index + 1)

/**
 * Adds the lines of a paragraph in the free places of the situation, all or none. What stands there already is left out,
 * so that a repeat adds nothing.
 */
export async function addParagraph(
  { db, now, person }: Caller,
  key: AttemptKey,
  { topic, text, written_at }: Paragraph,
) {
  // Locked: of two paragraphs the second finds the places that the first has taken.
  const attempt = (await lockAttempt(db, key)) ?? refuse('session.ended')
  if (!attempt.writer.equals(person.session)) return refuse('test.elsewhere')
  if (attempt.state !== attemptState.open) return refuse('test.closed')
  if (attempt.step !== testStep.writing || attempt.topic !== topic) return refuse('test.step')
  const known = (await readStatements(db, key)).filter((statement) => statement.topic === topic)
  const standing = known.filter(({ removed }) => !removed)
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter(
    (line) => line !== '' && standing.every((statement) => statement.text !== line),
  )
  const free = places.filter((slot) => standing.every((statement) => statement.slot !== slot))
  if (lines.length > free.length) return refuseField('text', 'field.tooMany', { max: free.length })
  const rows = lines.map((line, index) => {
    const slot = free[index] ?? 1
    const before = known.find((statement) => statement.slot === slot)
    return { slot, revision: (before?.revision ?? 0) + 1, text: line }
  })
  if (rows.length === 0) return []
  const written = await upsertStatements(
    db,
    rows.map((row) => ({
      ...row,
      group_id: key.group_id,
      attempt_id: key.id,
      writer: person.session,
      topic,
      input_method: inputMethod.typing,
      recording_id: null,
      picture_id: null,
      link: null,
      removed: false,
      written_at: new Date(written_at),
    })),
    now,
  )
  if (written.length < rows.length) return refuse('test.timeOver')
  return rows.map((row) => ({ topic, ...row }))
}
