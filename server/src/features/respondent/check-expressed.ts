import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { listArrived } from '#features/statement-pictures/statement-pictures.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import { refuse, refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { findAttempt } from './attempts.queries.ts'

type Expressed = { input_method: InputMethod; picture_id: string | null; removed: boolean }

const shown: readonly InputMethod[] = [inputMethod.images, inputMethod.links]

/**
 * Refuses pictures and links where the survey does not offer them, and a picture that has not arrived: a statement that
 * shows nothing must not count as saved. Whatever is typed or said passes without a look at the database.
 */
export async function checkExpressed(db: Connection, key: AttemptKey, statements: readonly Expressed[]): Promise<void> {
  const asked = statements.filter(({ input_method, removed }) => !removed && shown.includes(input_method))
  if (asked.length === 0) return
  const { expression } = await findEdition(db, (await findAttempt(db, key)) ?? refuse('session.ended'))
  if (!asked.every(({ input_method }) => expression.includes(input_method)))
    return refuseField('input_method', 'field.choice')
  const named = asked.flatMap(({ picture_id }) => picture_id ?? [])
  if (named.length === 0) return
  const arrived = await listArrived(db, key, named)
  if (!named.every((id) => arrived.includes(id))) refuseField('picture_id', 'field.choice')
}
