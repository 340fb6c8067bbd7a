import { limits } from '@catchpitch/contract/limits'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { afterEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { begin, goOn, respondent, statement, stateOf } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()
const minutes = (count: number) => count * 60 * 1000

afterEach(() => test.clock.moveTo(testDay))

/** Somebody who writes about their first situation. */
async function writing(wishes: Parameters<typeof respondent>[1] = {}) {
  const taken = await respondent(test, wishes)
  await begin(test, taken.token)
  return taken
}

const save = (token: string, slot: number) =>
  test.call('saveStatement', { token, body: { topic: 1, ...statement(slot) } })

async function saveUpTo(token: string, last: number): Promise<void> {
  for (let slot = 1; slot <= last; slot += 1) expect(await save(token, slot)).toMatchObject({ status: 200 })
}

/** By how much writing about the first situation went beyond its time. */
async function timeOver({ group_id, test_id }: { group_id: string; test_id: string }): Promise<number | null> {
  const { deadline_at, closed_at } = await test.db
    .selectFrom('topics')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', test_id)
    .where('position', '=', 1)
    .select(['deadline_at', 'closed_at'])
    .executeTakeFirstOrThrow()
  return closed_at && closed_at.getTime() - deadline_at.getTime()
}

describe('the time for writing', () => {
  it('lets whoever has eight when it is over go on with them, and takes no ninth', async () => {
    const { token } = await writing()
    await saveUpTo(token, 8)
    test.clock.moveBy(minutes(limits.test.minutes) + 1)
    expect(await save(token, 9)).toMatchObject({ status: 409, code: 'test.timeOver' })
    expect(await goOn(test, token)).toMatchObject({ status: 200, data: { step: testStep.importance, topic: 1 } })
  })

  it('lets whoever has fewer finish up to eight, and keeps by how much it was over', async () => {
    const taken = await writing()
    const { token } = taken
    await saveUpTo(token, 6)
    test.clock.moveBy(minutes(limits.test.minutes + 3))
    expect(await goOn(test, token)).toMatchObject({ status: 409, code: 'test.incomplete' })
    expect(await save(token, 9)).toMatchObject({ status: 409, code: 'test.timeOver' })
    await saveUpTo(token, 8)
    expect(await goOn(test, token)).toMatchObject({ status: 200, data: { step: testStep.importance } })
    expect(await timeOver(taken)).toBe(minutes(3))
  })

  it.each([
    [25, 12.5],
    [50, 15],
    [100, 20],
  ] as const)('is longer by %i percent for who was granted it: %i minutes', async (extra_time, granted) => {
    const { token } = await writing({ extra_time })
    expect(await stateOf(test, token)).toMatchObject({
      extra_time,
      topics: [{ deadline_at: new Date(testDay.getTime() + minutes(granted)).toISOString() }],
    })
    test.clock.moveBy(minutes(granted))
    expect(await save(token, 9)).toMatchObject({ status: 200 })
    test.clock.moveBy(1)
    expect(await save(token, 10)).toMatchObject({ status: 409, code: 'test.timeOver' })
  })

  it('begins anew, as long as the first, with every situation', async () => {
    const { token } = await writing({ extra_time: 100 })
    test.clock.moveBy(minutes(7))
    await saveUpTo(token, 8)
    await goOn(test, token)
    const slots = [1, 2, 3, 4, 5, 6, 7, 8]
    await test.call('saveImportance', { token, body: { topic: 1, revision: 1, ranking: slots } })
    await goOn(test, token)
    await test.call('saveFeelings', { token, body: { topic: 1, revision: 1, feelings: slots.map(() => 1) } })
    await goOn(test, token)
    await test.call('saveControl', { token, body: { topic: 1, revision: 1, controls: slots.map(() => 1) } })
    const deadline_at = new Date(testDay.getTime() + minutes(27)).toISOString()
    expect(await goOn(test, token)).toMatchObject({ data: { step: testStep.writing, topic: 2, deadline_at } })
  })
})

describe('reportGap', () => {
  const gap = (token: string, from: number, to: number) =>
    test.call('reportGap', {
      token,
      body: {
        from_at: new Date(testDay.getTime() + from).toISOString(),
        to_at: new Date(testDay.getTime() + to).toISOString(),
      },
    })

  it('gives back the time in which nothing arrived, half an hour in all', async () => {
    const { token } = await writing()
    const endsLaterBy = async (given: number) => {
      const deadline_at = new Date(testDay.getTime() + minutes(limits.test.minutes + given)).toISOString()
      expect(await stateOf(test, token)).toMatchObject({ topics: [{ deadline_at }] })
    }
    test.clock.moveBy(minutes(8))
    expect(await gap(token, minutes(2), minutes(8))).toMatchObject({ status: 200, data: { credited_ms: minutes(6) } })
    await endsLaterBy(6)
    test.clock.moveBy(minutes(60))
    expect(await gap(token, minutes(8), minutes(68))).toMatchObject({ data: { credited_ms: minutes(24) } })
    expect(await gap(token, minutes(8), minutes(68))).toMatchObject({ data: { credited_ms: 0 } })
    await endsLaterBy(30)
  })

  it('believes nothing about a time from which something arrived, nor about the future', async () => {
    const { token } = await writing()
    test.clock.moveBy(minutes(5))
    await save(token, 1)
    test.clock.moveBy(minutes(1))
    expect(await gap(token, 0, minutes(30))).toMatchObject({ data: { credited_ms: minutes(1) } })
  })
})
