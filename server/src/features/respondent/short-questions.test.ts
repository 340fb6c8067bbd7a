import { testStep } from '@catchpitch/contract/respondent/test-step'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { begin, goOn, redeem, respondent, stateOf } from '#testing/respondent'

const test = useApp()

const questions = ['Since when do you make coffee?', 'Which days suit you?']

/** Somebody at the short questions. */
async function asked() {
  const taken = await respondent(test, {}, { screening_questions: questions })
  await begin(test, taken.token)
  return taken
}

const save = (token: string, ...answers: object[]) => test.call('saveShortAnswers', { token, body: { answers } })
const answer = (position: number, text: string, revision = 1) => ({ position, revision, text })

describe('listShortQuestions', () => {
  it('asks what was frozen with the survey, with what is answered so far', async () => {
    const { token } = await asked()
    await save(token, answer(2, 'Weekends'))
    expect(await test.call('listShortQuestions', { token })).toMatchObject({
      status: 200,
      data: [
        { position: 1, question: questions[0], revision: 0, answer: '' },
        { position: 2, question: questions[1], revision: 1, answer: 'Weekends' },
      ],
    })
  })

  it('asks nothing where the company does not, and the way leads past it', async () => {
    const { token } = await respondent(test)
    expect(await test.call('listShortQuestions', { token })).toMatchObject({ status: 200, data: [] })
    await begin(test, token)
    expect(await stateOf(test, token)).toMatchObject({ step: testStep.writing })
  })
})

describe('saveShortAnswers', () => {
  it('keeps the newest of each, whatever comes late or twice, also for another device', async () => {
    const { token, group_id, invite_id } = await asked()
    expect(await save(token, answer(1, 'Two years', 2), answer(2, 'Any'))).toMatchObject({
      status: 200,
      data: [
        { position: 1, revision: 2 },
        { position: 2, revision: 1 },
      ],
    })
    expect(await save(token, answer(1, 'A year', 1))).toMatchObject({ status: 200 })
    const again = await redeem(test, group_id, invite_id)
    expect(again.state.short_answers).toEqual([answer(1, 'Two years', 2), answer(2, 'Any', 1)])
    expect(await save(token, answer(1, 'Late', 3))).toMatchObject({ status: 409, code: 'test.elsewhere' })
  })

  it('lets nobody on before every question is answered', async () => {
    const { token } = await asked()
    await save(token, answer(1, 'Two years'))
    expect(await goOn(test, token)).toMatchObject({ status: 409, code: 'test.incomplete' })
    await save(token, answer(2, 'Any'))
    await save(token, answer(1, '', 2))
    expect(await goOn(test, token)).toMatchObject({ status: 409, code: 'test.incomplete' })
    await save(token, answer(1, 'Three', 3))
    expect(await goOn(test, token)).toMatchObject({ status: 200, data: { step: testStep.writing, topic: 1 } })
    // The reply was lost, so the device says it once more; what is new comes too late.
    expect(await save(token, answer(1, 'Three', 3))).toMatchObject({ status: 200 })
    expect(await save(token, answer(1, 'Four', 4))).toMatchObject({ status: 409, code: 'test.step' })
  })

  it.each([
    ['answers.0.text', [answer(1, 'x'.repeat(2001))]],
    ['answers.0.revision', [answer(1, 'x', 0)]],
    ['answers', [answer(3, 'Nobody asked.')]],
    ['answers', [answer(1, 'Once'), answer(1, 'Twice', 2)]],
    ['answers', []],
  ])('names what is wrong: %s', async (field, wrong) => {
    const { token } = await asked()
    const refused = await save(token, ...wrong)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.error)).toEqual([field])
    expect((await stateOf(test, token)).short_answers).toEqual([])
  })
})
