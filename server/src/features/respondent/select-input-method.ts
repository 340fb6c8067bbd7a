import { choosableMethods, type InputMethod, offeredMethods } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'
import { lockAttempt, updateAttempt } from './attempts.queries.ts'

/** Where a way of expressing oneself can be chosen: in its own step, and again at any statement. */
const choosing: readonly number[] = [testStep.input_method, testStep.writing]

export async function selectInputMethod(
  { db, person }: Pick<Context, 'db'> & { person: { session: Buffer } },
  key: AttemptKey,
  input_method: InputMethod,
): Promise<void> {
  const attempt = (await lockAttempt(db, key)) ?? refuse('session.ended')
  if (!attempt.writer.equals(person.session)) return refuse('test.elsewhere')
  // A repeat must not be told that its step is over.
  if (attempt.input_method === input_method) return
  if (attempt.state !== attemptState.open) return refuse('test.closed')
  if (!choosing.includes(attempt.step)) return refuse('test.step')
  const { expression } = await findEdition(db, attempt)
  if (!choosableMethods(offeredMethods(expression)).includes(input_method))
    return refuseField('input_method', 'field.choice')
  await updateAttempt(db, attempt, { input_method })
}
