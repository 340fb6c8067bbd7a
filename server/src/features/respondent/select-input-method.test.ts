import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { answerTopic, begin, goOn, redeem, respondent, statement, stateOf } from '#testing/respondent'

const test = useApp()
const { typing, speech, images, links } = inputMethod

/** As a company's wizard makes surveys: every way is offered. */
const everyWay = { expression: [typing, speech, images, links] }

const select = (token: string, input_method: number) =>
  test.call('selectInputMethod', { token, body: { input_method } })

describe('selectInputMethod', () => {
  it('is asked for where there is a choice, and leads on to the first situation', async () => {
    const { token } = await respondent(test, {}, everyWay)
    await begin(test, token)
    expect(await stateOf(test, token)).toMatchObject({ step: testStep.input_method, input_method: null })
    expect(await goOn(test, token)).toMatchObject({ status: 409, code: 'test.incomplete' })
    expect(await select(token, speech)).toMatchObject({ status: 200, data: { input_method: speech } })
    expect(await select(token, speech)).toMatchObject({ status: 200 })
    expect(await goOn(test, token)).toMatchObject({ status: 200, data: { step: testStep.writing, topic: 1 } })
    // At any statement one may change one's mind.
    expect(await select(token, typing)).toMatchObject({ status: 200 })
    expect(await stateOf(test, token)).toMatchObject({ input_method: typing })
    await answerTopic(test, token, 1)
  })

  it('is no step where one way is offered, and typing stays open beside it', async () => {
    const { token } = await respondent(test, {}, { expression: [images] })
    expect(await test.call('getInstructions', { token })).toMatchObject({ data: { input_methods: [images] } })
    await begin(test, token)
    expect(await stateOf(test, token)).toMatchObject({ step: testStep.writing, input_method: images })
    expect(await select(token, typing)).toMatchObject({ status: 200 })
    const saved = await test.call('saveStatement', { token, body: { topic: 1, ...statement(1) } })
    expect(saved.status).toBe(200)
  })

  it.each([images, links, 3])('refuses %i by its field where it is not offered', async (input_method) => {
    const { token } = await respondent(test, {}, { expression: [typing, speech] })
    await begin(test, token)
    const answer = await select(token, input_method)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['input_method'])
  })

  it('is refused before its turn, and to a device that has lost the pen', async () => {
    const { token, group_id, invite_id } = await respondent(test, {}, everyWay)
    expect(await select(token, typing)).toMatchObject({ status: 409, code: 'test.step' })
    await redeem(test, group_id, invite_id)
    expect(await select(token, typing)).toMatchObject({ status: 409, code: 'test.elsewhere' })
  })
})
