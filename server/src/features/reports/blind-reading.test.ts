import { getBlindReading } from '@catchpitch/contract/reports/blind-reading.endpoints'
import { expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { company } from '#testing/make'
import { memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

/** A survey with two people, whose statements say in words whose they are. */
async function twoPeople() {
  const { id: group_id, owner } = await company(test.db)
  const statementsOf = (name: string) =>
    Array.from({ length: 8 }, (_, index) => ({ text: `${name} ${index + 1}`, feeling: 3, control: 1 }))
  const ranking = [1, 2, 3, 4, 5, 6, 7, 8]
  const first = await completedRun(test, { group_id, no: 1, statements: statementsOf('one'), ranking })
  const { survey_id, situation_ids } = first
  await completedRun(test, { group_id, survey_id, no: 2, statements: statementsOf('two'), ranking })
  const read = (token: string | null, query: Record<string, string> = {}) =>
    test.call('getBlindReading', { token, params: { id: survey_id }, query: { group_id, ...query } })
  const reading = async (token: string, query: Record<string, string> = {}) =>
    getBlindReading.reply.parse((await read(token, query)).data)
  return { group_id, owner, situation_ids, read, reading }
}

it('getBlindReading gives everything that was written about one situation, mixed, and nothing that says whose it is', async () => {
  const { owner, situation_ids, reading } = await twoPeople()
  const { statements, situations, situation_id, people, more } = await reading(owner.token)
  expect([situation_id, people, more]).toEqual([situation_ids[0], 2, false])
  expect(situations.map(({ id }) => id)).toEqual(situation_ids)
  expect(statements).toHaveLength(16)
  // Sorted they would be one after the other: mixed they are not.
  expect(statements).not.toEqual(statements.toSorted())
  expect((await reading(owner.token)).statements).toEqual(statements)
})

it('getBlindReading mixes them differently for each reader, and shows members what matters most to people', async () => {
  const { group_id, owner, reading } = await twoPeople()
  const member = await memberOf(test, group_id)
  const { statements } = await reading(member.token)
  expect(statements.toSorted()).toEqual(
    ['one', 'two'].flatMap((name) => [1, 2, 3, 4, 5, 6].map((rank) => `${name} ${rank}`)),
  )
  const forOwner = (await reading(owner.token)).statements.filter((text) => statements.includes(text))
  expect(forOwner).not.toEqual(statements)
})

it('getBlindReading knows the situations of the survey only', async () => {
  const { owner, situation_ids, read, reading } = await twoPeople()
  expect((await reading(owner.token, { situation_id: situation_ids[1] ?? '' })).situation_id).toBe(situation_ids[1])
  expect(await read(owner.token, { situation_id: newId(testDay) })).toMatchObject({ status: 404 })
  expect(await read(owner.token, { situation_id: 'first' })).toMatchObject({ status: 422 })
  expect(await read(null)).toMatchObject({ status: 401 })
})
