import { it } from 'vitest'
import { useApp } from '#testing/app'
import { expectOnlyAnswersKept } from '#testing/kept-files'
import { begin, complete, respondent, statement } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { keepRecordings } from './keep-recordings.ts'
import { makeRecording } from './speech.factory.ts'

const test = useApp()

/** Somebody who has said one statement of their first situation, and another one that they did not use. */
async function speaker({ completes }: { completes: boolean }) {
  const { token, group_id, test_id } = await respondent(test)
  await begin(test, token)
  const run = { now: testDay, group_id, attempt_id: test_id }
  const used = await makeRecording(test.db, run)
  await makeRecording(test.db, run)
  const said = { ...statement(8), recording_id: used.id, revision: 2 }
  if (!completes) {
    await test.call('saveStatement', { token, body: { topic: 1, ...said } })
    return { group_id }
  }
  const statements = [1, 2, 3, 4, 5, 6, 7].map((slot) => statement(slot))
  await test.call('saveStatements', { token, body: { topic: 1, statements: [...statements, said] } })
  await complete(test, token)
  return { group_id }
}

it('recordings.keep lets the answers of completed surveys stay, and nothing else', () =>
  expectOnlyAnswersKept(test, keepRecordings, speaker))
