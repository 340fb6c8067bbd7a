import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { expectOnlyAnswersKept } from '#testing/kept-files'
import { begin, complete, respondent, statement } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { keepPictures } from './keep-pictures.ts'
import { makePicture } from './statement-pictures.factory.ts'

const test = useApp()

/** Somebody who has shown one statement of their first situation, has taken one back, and has not used another. */
async function shower({ completes }: { completes: boolean }) {
  const { token, group_id, test_id } = await respondent(test, {}, { expression: [inputMethod.images] })
  await begin(test, token)
  const run = { now: testDay, group_id, attempt_id: test_id }
  const [used, taken_back] = [await makePicture(test.db, run), await makePicture(test.db, run)]
  await makePicture(test.db, run)
  const shown = (slot: number, picture_id: string, revision: number) => ({
    ...statement(slot),
    input_method: inputMethod.images,
    picture_id,
    revision,
  })
  const statements = [1, 2, 3, 4, 5, 6, 7].map((slot) => statement(slot))
  const sent = [...statements, shown(8, used.id, 2), shown(9, taken_back.id, 1)]
  expect(await test.call('saveStatements', { token, body: { topic: 1, statements: sent } })).toMatchObject({
    status: 200,
  })
  await test.call('removeStatement', { token, params: { id: '1-9' }, body: { revision: 2 } })
  if (!completes) return { group_id }
  await complete(test, token)
  return { group_id }
}

it('pictures.keep lets the answers of completed surveys stay, and nothing else', () =>
  expectOnlyAnswersKept(test, keepPictures, shower))
