import { temporaryLogin } from '@catchpitch/contract/auth/auth.endpoints'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { answerTopic, begin, claimOf, goOn, invited, redeem, respondent, statement, stateOf } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()
const minutes = (count: number) => count * 60 * 1000

/** Somebody who writes about their first situation. */
async function writing(wishes: Parameters<typeof respondent>[1] = {}) {
  const taken = await respondent(test, wishes)
  await begin(test, taken.token)
  return taken
}

const save = (token: string, body: object) => test.call('saveStatement', { token, body: { topic: 1, ...body } })

describe('temporaryLogin with an invitation', () => {
  it('opens the test with all that it takes to begin, in the language of the page', async () => {
    const { group_id, invite_id } = await invited(test)
    const body = await claimOf(test, group_id, invite_id)
    const answer = await test.call('temporaryLogin', { language: 'zh', body })
    expect(answer).toMatchObject({
      status: 200,
      data: {
        test: {
          content: { name: 'Barista', feelings_scale: 4, topics: [{ name: '与他人共事' }, {}, {}] },
          state: { step: testStep.instructions, topic: 0, consented: false, topics: [] },
        },
      },
    })
  })

  it('gives a key that is good until the survey closes', async () => {
    const { group_id, invite_id } = await invited(test)
    const { data } = await test.call('temporaryLogin', { body: await claimOf(test, group_id, invite_id) })
    const opened = temporaryLogin.reply.parse(data)
    const closes_at = new Date(opened.test?.state.closes_at ?? 0)
    expect(opened.expires_in).toBe((closes_at.getTime() - testDay.getTime()) / 1000)
  })

  it('asks on in another language when the page is switched to it', async () => {
    const { token } = await respondent(test)
    const answer = await test.call('getInstructions', { token, language: 'zh' })
    expect(answer).toMatchObject({ status: 200, data: { topics: [{ name: '与他人共事' }, {}, {}] } })
  })

  it('lets the person back in where they were, and takes the pen from where they were before', async () => {
    const { token, group_id, invite_id } = await writing()
    await save(token, statement(1, 'Before'))
    const again = await redeem(test, group_id, invite_id)
    expect(again.state).toMatchObject({ step: testStep.writing, topics: [{ statements: [{ text: 'Before' }] }] })
    expect(await save(token, statement(2))).toMatchObject({ status: 409, code: 'test.elsewhere' })
    test.clock.moveBy(60_000)
    expect(await save(token, statement(2))).toMatchObject({ status: 408, code: 'session.ended' })
    test.clock.moveTo(testDay)
    expect(await save(again.token, statement(2))).toMatchObject({ status: 200 })
  })

  it.each([
    ['another signature', { signature: 'A'.repeat(43) }],
    ['another address', { email: 'somebody@example.com' }],
    ['another time', { expires: '1900000000' }],
    ['another invite', { unique_id: '0'.repeat(64) }],
  ])('is refused with %s', async (_, changed) => {
    const { group_id, invite_id } = await respondent(test)
    const claim = await claimOf(test, group_id, invite_id)
    const answer = await test.call('temporaryLogin', { body: { ...claim, ...changed } })
    expect(answer).toMatchObject({ status: 410, code: 'link.expired' })
  })

  it('is over a week later, but for who has begun: they have a day more', async () => {
    const late = await invited(test)
    const begun = await invited(test)
    await begin(test, (await redeem(test, begun.group_id, begun.invite_id)).token)
    test.clock.moveBy(7 * 24 * 60 * minutes(1))
    const open = async ({ group_id, invite_id }: { group_id: string; invite_id: string }) =>
      (await test.call('temporaryLogin', { body: await claimOf(test, group_id, invite_id) })).status
    expect(await open(late)).toBe(410)
    expect(await open(begun)).toBe(200)
    test.clock.moveBy(24 * 60 * minutes(1))
    expect(await open(begun)).toBe(410)
    test.clock.moveTo(testDay)
  })
})

it('temporaryLogin keeps what was granted to the person with their run', async () => {
  const { token } = await respondent(test, { allow_paste: true, extra_time: 25 })
  expect(await stateOf(test, token)).toMatchObject({ allow_paste: true, extra_time: 25 })
})

describe('startTest', () => {
  it('opens a test of my own, says when it is completed, and knows nobody else’s', async () => {
    const me = await person(test.db)
    const { group_id, invite_id: id } = await invited(test, { user_id: me.id })
    expect(await test.call('startTest', { token: me.token, params: { id } })).toMatchObject({
      status: 200,
      data: { completed: false, test: { state: { step: testStep.instructions } } },
    })
    await test.db
      .updateTable('invites')
      .set({ state: 6 })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    expect(await test.call('startTest', { token: me.token, params: { id } })).toMatchObject({
      data: { completed: true, test: null },
      message: 'You have completed this survey. Thank you.',
    })
    const stranger = await person(test.db)
    expect(await test.call('startTest', { token: stranger.token, params: { id } })).toMatchObject({ status: 404 })
  })
})

describe('saveStatement', () => {
  it('keeps the newest revision, whatever comes late or twice', async () => {
    const { token } = await writing()
    expect(await save(token, statement(1, 'First', 1))).toMatchObject({ status: 200, data: { slot: 1, revision: 1 } })
    expect(await save(token, statement(1, 'Third', 3))).toMatchObject({ status: 200 })
    expect(await save(token, statement(1, 'Second', 2))).toMatchObject({ status: 200 })
    expect(await save(token, statement(1, 'Third', 3))).toMatchObject({ status: 200 })
    const [topic] = (await stateOf(test, token)).topics
    expect(topic?.statements).toEqual([
      {
        slot: 1,
        revision: 3,
        input_method: 1,
        text: 'Third',
        recording_id: null,
        picture_id: null,
        link: null,
        removed: false,
      },
    ])
  })

  it('does not bring back what was taken out', async () => {
    const { token } = await writing()
    await save(token, statement(1, 'Kept', 1))
    await save(token, { ...statement(1, '', 2), removed: true })
    await save(token, statement(1, 'Kept', 1))
    expect((await stateOf(test, token)).topics[0]?.statements).toMatchObject([{ removed: true, revision: 2 }])
  })

  it('is refused for another situation, and at another step', async () => {
    const { token } = await writing()
    expect(await save(token, { ...statement(1), topic: 2 })).toMatchObject({ status: 409, code: 'test.step' })
    const other = await respondent(test)
    expect(await save(other.token, statement(1))).toMatchObject({ status: 409, code: 'test.step' })
  })

  it.each([
    ['slot', { slot: 13 }],
    ['slot', { slot: 0 }],
    ['revision', { revision: 0 }],
    ['text', { text: 'x'.repeat(1001) }],
    ['text', { text: 'a\u0000b' }],
    ['input_method', { input_method: 3 }],
    ['topic', { topic: 21 }],
    ['written_at', { written_at: 'yesterday' }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    const { token } = await writing()
    const answer = await save(token, { ...statement(1), ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('writes what many send at the same moment, each for themselves', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => writing()))
    const calls = people.flatMap(({ token, test_id }) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((slot) => save(token, statement(slot, `${test_id} ${slot}`))),
    )
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200)
    for (const { token, test_id } of people) {
      const texts = (await stateOf(test, token)).topics[0]?.statements.map(({ text }) => text)
      expect(texts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((slot) => `${test_id} ${slot}`))
    }
  })
})

describe('saveImportance, saveFeelings, saveControl', () => {
  it('keep the newest revision of one situation', async () => {
    const { token } = await writing()
    await test.call('saveStatements', {
      token,
      body: { topic: 1, statements: [1, 2, 3, 4, 5, 6, 7, 8].map((slot) => statement(slot)) },
    })
    await goOn(test, token)
    const rank = (revision: number, ranking: number[]) =>
      test.call('saveImportance', { token, body: { topic: 1, revision, ranking } })
    expect(await rank(2, [2, 1])).toMatchObject({ status: 200, data: { topic: 1, revision: 2 } })
    expect(await rank(1, [1, 2])).toMatchObject({ status: 200 })
    expect((await stateOf(test, token)).topics[0]).toMatchObject({ ranking: [2, 1], ranking_revision: 2 })
    expect(await rank(3, [1, 1])).toMatchObject({ status: 422 })
    const feel = await test.call('saveFeelings', { token, body: { topic: 1, revision: 1, feelings: [1] } })
    expect(feel).toMatchObject({ status: 409, code: 'test.step' })
  })

  it('are told as saved when they come again after the step is over', async () => {
    const { token } = await writing()
    await answerTopic(test, token, 1)
    const again = { token, body: { topic: 1, revision: 1, ranking: [8, 7, 6, 5, 4, 3, 2, 1] } }
    expect(await test.call('saveImportance', again)).toMatchObject({ status: 200 })
  })
})

describe('nextTest', () => {
  it('asks for consent, for eight statements, for a whole order and for every rating', async () => {
    const { token } = await respondent(test)
    const refused = { status: 409, code: 'test.incomplete' }
    expect(await goOn(test, token)).toMatchObject(refused)
    expect(await test.call('giveConsent', { token, body: { version: 2 } })).toMatchObject({ status: 422 })
    await begin(test, token)
    for (let slot = 1; slot < 8; slot += 1) await save(token, statement(slot))
    expect(await goOn(test, token)).toMatchObject(refused)
    await save(token, statement(8))
    expect(await goOn(test, token)).toMatchObject({ status: 200, data: { step: testStep.importance } })
    await test.call('saveImportance', { token, body: { topic: 1, revision: 1, ranking: [1, 2, 3] } })
    expect(await goOn(test, token)).toMatchObject(refused)
    const ranking = [8, 1, 2, 3, 4, 5, 6, 7]
    await test.call('saveImportance', { token, body: { topic: 1, revision: 2, ranking } })
    expect(await goOn(test, token)).toMatchObject({ data: { step: testStep.feelings } })
    await test.call('saveFeelings', { token, body: { topic: 1, revision: 1, feelings: [1, 2, 3, 4, null] } })
    expect(await goOn(test, token)).toMatchObject(refused)
  })

  it('stays where it led when it comes twice, and refuses to skip', async () => {
    const { token } = await writing()
    const at = (step: number, topic: number) => test.call('nextTest', { token, body: { step, topic } })
    expect(await at(testStep.instructions, 0)).toMatchObject({
      status: 200,
      data: { step: testStep.writing, topic: 1 },
    })
    expect(await at(testStep.control, 1)).toMatchObject({ status: 409, code: 'test.step' })
    expect(await at(testStep.writing, 2)).toMatchObject({ status: 409, code: 'test.step' })
  })

  it('leads through all situations to the end, and leaves a result that the company sees', async () => {
    const { token, owner, group_id, survey_id, test_id } = await respondent(test)
    await begin(test, token)
    for (const topic of [1, 2, 3]) await answerTopic(test, token, topic, 7 + topic)
    const compare = { token, body: { revision: 1, ranking: [3, 1, 2] } }
    expect(await test.call('compareSituations', compare)).toMatchObject({ status: 200 })
    expect(await goOn(test, token)).toMatchObject({ data: { step: testStep.done } })
    // The answer was lost on its way, so the device asks once more.
    const again = { token, body: { step: testStep.compare, topic: 3 } }
    expect(await test.call('nextTest', again)).toMatchObject({ status: 200, data: { step: testStep.done } })
    expect(await save(token, statement(1, 'Late', 9))).toMatchObject({ status: 410, code: 'test.closed' })

    const { data: told } = await test.call('listNotifications', { token: owner.token })
    expect(told).toMatchObject([{ kind: 'survey.completed', params: { survey: { id: survey_id } } }])
    const query = { group_id, survey_id }
    const list = await test.call('listSurveyResults', { token: owner.token, params: { id: survey_id }, query })
    expect(list).toMatchObject({ status: 200, data: [{ id: test_id, name: null, status: null, situations: 3 }] })
    const ofStatus = async (filter: string) =>
      test.call('listSurveyResults', { token: owner.token, params: { id: survey_id }, query: { ...query, filter } })
    expect(await ofStatus('status:undecided')).toMatchObject({ status: 200, data: [{ id: test_id }] })
    expect(await ofStatus('status:9,undecided')).toMatchObject({ status: 200, data: [{ id: test_id }] })
    expect(await ofStatus('status:9')).toMatchObject({ status: 200, data: [] })
    expect(await ofStatus('status:nothing')).toMatchObject({ status: 422 })
    const map = await test.call('getResultsMap', { token: owner.token, query })
    expect(map).toMatchObject({
      data: { survey: { id: survey_id, name: 'Barista' }, more: false, dots: [{ id: test_id, situations: 3 }] },
    })
  })

  it('asks only for the situations of the dimension that the invitation names', async () => {
    const { dimension_id } = await test.db
      .selectFrom('situations')
      .where('code', '=', 'too-much-at-once')
      .select('dimension_id')
      .executeTakeFirstOrThrow()
    const { token } = await respondent(test, { dimension_id })
    await begin(test, token)
    await answerTopic(test, token, 1)
    expect(await stateOf(test, token)).toMatchObject({ step: testStep.done, topics: [{ position: 1 }] })
  })
})
