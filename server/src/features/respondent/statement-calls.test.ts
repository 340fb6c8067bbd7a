import { addParagraph as endpoint, getMyLife } from '@catchpitch/contract/respondent/respondent.endpoints'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { company, signedIn } from '#testing/make'
import { answerTopic, begin, goOn, redeem, respondent, statement, stateOf } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()

async function writer() {
  const taken = await respondent(test)
  await begin(test, taken.token)
  return taken
}

const save = (token: string, slot: number, text?: string) =>
  test.call('saveStatement', { token, body: { topic: 1, ...statement(slot, text) } })

async function textsOf(token: string) {
  const [topic] = (await stateOf(test, token)).topics
  return (topic?.statements ?? []).map(({ slot, text, removed }) => (removed ? `${slot} gone` : `${slot} ${text}`))
}

describe('removeStatement', () => {
  const remove = (token: string | null, id: string, revision = 2) =>
    test.call('removeStatement', { token, params: { id }, body: { revision } })

  it('takes a statement out for good, with its words, and a repeat changes nothing', async () => {
    const { token } = await writer()
    await save(token, 1, 'I take this back')
    expect(await remove(token, '1-1')).toMatchObject({ status: 200, data: { topic: 1, slot: 1, revision: 2 } })
    expect(await remove(token, '1-1')).toMatchObject({ status: 200 })
    // What was on its way before it comes too late.
    expect(await save(token, 1, 'I take this back')).toMatchObject({ status: 200 })
    const [topic] = (await stateOf(test, token)).topics
    expect(topic?.statements).toMatchObject([{ slot: 1, removed: true, text: '', revision: 2 }])
  })

  it('knows no other places, and asks for a revision', async () => {
    const { token } = await writer()
    expect(await remove(token, '1-13')).toMatchObject({ status: 404 })
    expect(await remove(token, '0-1')).toMatchObject({ status: 404 })
    expect(await remove(token, 'one')).toMatchObject({ status: 404 })
    expect(await remove(token, '1-1', 0)).toMatchObject({ status: 422, error: { revision: [expect.any(String)] } })
    expect(await remove(token, '2-1')).toMatchObject({ status: 409, code: 'test.step' })
    expect((await remove(null, '1-1')).status).toBe(401)
  })
})

describe('addParagraph', () => {
  const add = (token: string, text: string, topic = 1) =>
    test.call('addParagraph', { token, body: { topic, text, written_at: testDay.toISOString() } })

  it('fills the free places line by line, and a repeat adds nothing', async () => {
    const { token } = await writer()
    await save(token, 2, 'Second')
    const paragraph = 'First\n\n  Third  \nSecond\nThird'
    const added = endpoint.reply.parse((await add(token, paragraph)).data)
    expect(added.map(({ slot, text }) => [slot, text])).toEqual([
      [1, 'First'],
      [3, 'Third'],
    ])
    expect((await add(token, paragraph)).data).toEqual([])
    expect(await textsOf(token)).toEqual(['1 First', '2 Second', '3 Third'])
  })

  it('fills a place that was left, and loses nothing of two that come at once', async () => {
    const { token } = await writer()
    await save(token, 1, 'Gone')
    await test.call('removeStatement', { token, params: { id: '1-1' }, body: { revision: 2 } })
    const both = await Promise.all([add(token, 'A\nB'), add(token, 'C\nD')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await textsOf(token)).map((text) => text.slice(-1)).toSorted()).toEqual(['A', 'B', 'C', 'D'])
  })

  it('adds all or none, by the field, and only where the person is', async () => {
    const { token, group_id, invite_id } = await writer()
    const thirteen = Array.from({ length: 13 }, (_, index) => `Line ${index}`).join('\n')
    expect(await add(token, thirteen)).toMatchObject({ status: 422, error: { text: [expect.any(String)] } })
    expect(await textsOf(token)).toEqual([])
    expect(await add(token, 'Line', 2)).toMatchObject({ status: 409, code: 'test.step' })
    await redeem(test, group_id, invite_id)
    expect(await add(token, 'Line')).toMatchObject({ status: 409, code: 'test.elsewhere' })
  })
})

describe('getMyLife', () => {
  const ask = (token: string | null, invite_id?: string) =>
    test.call('getMyLife', { token, query: invite_id === undefined ? {} : { invite_id } })
  const read = async (token: string, invite_id?: string) => getMyLife.reply.parse((await ask(token, invite_id)).data)

  it('says nothing before a situation is answered to its end, and then where the person stands', async () => {
    const { token } = await writer()
    const nothing = { completed: false, result: null, by_situation: [], compared: [] }
    expect(await read(token)).toMatchObject(nothing)
    await answerTopic(test, token, 1)
    const { completed, result, by_situation } = await read(token)
    expect({ completed, situations: result?.situations }).toEqual({ completed: false, situations: 1 })
    expect(by_situation).toMatchObject([{ topic: expect.stringMatching(/./), x: result?.x, y: result?.y }])
  })

  it('is there for who signs in later, with what they thought most important', async () => {
    const { token, invite_id, group_id } = await writer()
    for (const topic of [1, 2, 3]) await answerTopic(test, token, topic)
    await test.call('compareSituations', { token, body: { revision: 1, ranking: [3, 1, 2] } })
    expect(await goOn(test, token)).toMatchObject({ status: 200 })
    const { user_id } = await test.db
      .selectFrom('invites')
      .where('group_id', '=', group_id)
      .where('id', '=', invite_id)
      .select('user_id')
      .executeTakeFirstOrThrow()
    const person = await signedIn(test.db, user_id ?? '')
    const { completed, result, by_situation, compared, name } = await read(person, invite_id)
    expect({ completed, situations: result?.situations }).toEqual({ completed: true, situations: 3 })
    expect(result?.cov_xx).toBeGreaterThan(0)
    const topics = by_situation.map(({ topic }) => topic)
    expect(compared).toEqual([topics[2], topics[0], topics[1]])
    expect(name).toMatch(/./)
    const chinese = await test.call('getMyLife', { token: person, query: { invite_id }, language: 'zh' })
    expect(getMyLife.reply.parse(chinese.data).by_situation.map(({ topic }) => topic)).not.toEqual(topics)
    // Of which of their invitations, somebody who signs in has to say.
    expect(await ask(person)).toMatchObject({ status: 422, error: { invite_id: [expect.any(String)] } })
  })

  it('is nobody else’s', async () => {
    const { token, invite_id } = await writer()
    const other = await writer()
    expect((await ask(null, invite_id)).status).toBe(401)
    expect(await ask(other.token, invite_id)).toMatchObject({ status: 404, code: 'record.missing' })
    const { owner } = await company(test.db)
    expect(await ask(owner.token, invite_id)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await ask(token, 'one')).toMatchObject({ status: 422, error: { invite_id: [expect.any(String)] } })
  })
})
