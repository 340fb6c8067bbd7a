import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answer, useApp } from '#testing/app'
import { goOn, respondent, statement, stateOf } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()

const slots = [1, 2, 3, 4, 5, 6, 7, 8]
const reversed = slots.toReversed()

type Write = (token: string, topic: number, revision: number) => Promise<Answer>

/** What is written in each step: in any other it is out of turn. */
const writes: readonly { step: TestStep; write: Write }[] = [
  {
    step: testStep.short_questions,
    write: (token, _, revision) =>
      test.call('saveShortAnswers', {
        token,
        body: { answers: [1, 2].map((position) => ({ position, revision, text: `Answer ${revision}` })) },
      }),
  },
  {
    step: testStep.writing,
    write: (token, topic, revision) =>
      test.call('saveStatements', {
        token,
        body: { topic, statements: slots.map((slot) => statement(slot, `Text ${revision}`, revision)) },
      }),
  },
  {
    step: testStep.importance,
    write: (token, topic, revision) =>
      test.call('saveImportance', { token, body: { topic, revision, ranking: reversed } }),
  },
  {
    step: testStep.feelings,
    write: (token, topic, revision) =>
      test.call('saveFeelings', { token, body: { topic, revision, feelings: slots.map(() => 1 + (revision % 4)) } }),
  },
  {
    step: testStep.control,
    write: (token, topic, revision) =>
      test.call('saveControl', { token, body: { topic, revision, controls: slots.map(() => 1 + (revision % 3)) } }),
  },
  {
    step: testStep.compare,
    write: (token, _, revision) => test.call('compareSituations', { token, body: { revision, ranking: [3, 1, 2] } }),
  },
]

const isInTopic = (step: number) => step >= testStep.writing && step <= testStep.control

type Attempt = { call: number; topic: number; revision: number; next: Place }

const attempt: fc.Arbitrary<Attempt> = fc.record({
  call: fc.nat({ max: writes.length - 1 }),
  topic: fc.integer({ min: 1, max: 3 }),
  revision: fc.integer({ min: 1000, max: 9000 }),
  next: fc.record({ step: fc.constantFrom(...Object.values(testStep)), topic: fc.integer({ min: 0, max: 3 }) }),
})

type Place = { step: TestStep; topic: number }

const isSame = (one: Place, other: Place) =>
  one.step === other.step && (!isInTopic(one.step) || one.topic === other.topic)

/** Tries to write what is not asked here, and to leave a place where the person is not. */
async function tryOutOfTurn(token: string, place: Place, { call, topic, revision, next }: Attempt): Promise<void> {
  const chosen = writes[call]
  if (chosen && !isSame({ step: chosen.step, topic }, place)) {
    const answer = await chosen.write(token, topic, revision)
    expect(answer).toMatchObject({ status: 409, code: 'test.step' })
  }
  if (isSame(next, place)) return
  const answer = await test.call('nextTest', { token, body: next })
  // Of a place that was left it tells where the person is by now; of one ahead it says no.
  const { step, topic: at } = place
  expect(answer).toMatchObject(
    answer.status === 200 ? { data: { step, topic: at } } : { status: 409, code: 'test.step' },
  )
}

/** Does what the step asks for and leaves it; before, there is no way on. */
async function goOnInTurn(token: string, { step, topic }: Place): Promise<void> {
  const own = writes.find((write) => write.step === step)
  if (own) expect(await goOn(test, token)).toMatchObject({ status: 409, code: 'test.incomplete' })
  if (own) expect(await own.write(token, topic, 1)).toMatchObject({ status: 200 })
  expect(await goOn(test, token)).toMatchObject({ status: 200 })
}

it('whatever is called out of its turn is refused, or was done before, and changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(attempt), async (attempts) => {
      const { token } = await respondent(test, {}, { screening_questions: ['Since when?', 'Which days?'] })
      await test.call('giveConsent', { token, body: { version: 1 } })
      for (let place = await stateOf(test, token); place.step !== testStep.done; place = await stateOf(test, token)) {
        // Nobody may call so much in one instant.
        test.clock.moveBy(5000)
        for (const tried of attempts.take(3)) await tryOutOfTurn(token, place, tried)
        expect({ ...(await stateOf(test, token)), now: '' }).toEqual({ ...place, now: '' })
        await goOnInTurn(token, place)
      }
      test.clock.moveTo(testDay)
      for (const { write } of writes) expect((await write(token, 1, 9999)).status).toBeGreaterThanOrEqual(409)
    }),
    { numRuns: 2 },
  )
})
