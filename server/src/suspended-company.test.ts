import { testStep } from '@catchpitch/contract/respondent/test-step'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { answerTopic, begin, goOn, invited, redeem, respondent, stateOf } from '#testing/respondent'

const test = useApp()

async function suspend(id: string): Promise<void> {
  const { token } = await person(test.db, { platform_role: 'root' })
  expect(await test.call('suspendGroup', { token, params: { id }, body: { suspended: true } })).toMatchObject({
    status: 200,
  })
}

describe('the applicants of a suspended company', () => {
  it('finish what they have begun', async () => {
    const { token, group_id, owner } = await respondent(test)
    await begin(test, token)
    await suspend(group_id)
    expect(await test.call('listSurveys', { token: owner.token, query: { group_id } })).toMatchObject({
      status: 403,
      code: 'group.suspended',
    })
    for (const topic of [1, 2, 3]) await answerTopic(test, token, topic)
    expect(await stateOf(test, token)).toMatchObject({ step: testStep.compare })
    const compared = await test.call('compareSituations', { token, body: { revision: 1, ranking: [3, 1, 2] } })
    expect(compared).toMatchObject({ status: 200 })
    expect(await goOn(test, token)).toMatchObject({ status: 200, data: { step: testStep.done } })
  })

  it('may still open an invitation that is out', async () => {
    const { group_id, invite_id } = await invited(test)
    await suspend(group_id)
    const { token } = await redeem(test, group_id, invite_id)
    await begin(test, token)
    expect(await stateOf(test, token)).toMatchObject({ step: testStep.writing, topic: 1 })
  })
})

describe('the people of a suspended company', () => {
  it('are told so with everything else about them', async () => {
    const { group_id, owner } = await respondent(test)
    const told = async () => (await test.call('getCurrentUser', { token: owner.token, query: { group_id } })).data
    expect(await told()).toMatchObject({ groups: [{ id: group_id, suspended: false }] })
    await suspend(group_id)
    expect(await told()).toMatchObject({ groups: [{ id: group_id, suspended: true }] })
  })
})
