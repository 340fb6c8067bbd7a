import { expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { begin, respondent, statement } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { tokenHash } from './token.ts'

const test = useApp()
const seconds = (count: number) => count * 1000

async function writer() {
  const { token } = await respondent(test)
  await begin(test, token)
  const session = test.db.selectFrom('sessions').where('token_hash', '=', tokenHash(token))
  return {
    token,
    save: (slot: number) => test.call('saveStatement', { token, body: { topic: 1, ...statement(slot) } }),
    lastSeen: async () => (await session.select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at,
  }
}

it('the session of somebody who saves every ten seconds is read anew after half a minute only', async () => {
  const { token, save } = await writer()
  expect(await save(1)).toMatchObject({ status: 200 })
  await test.db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
  for (const slot of [2, 3]) {
    test.clock.moveBy(seconds(10))
    expect(await save(slot)).toMatchObject({ status: 200 })
  }
  test.clock.moveBy(seconds(11))
  expect(await save(4)).toMatchObject({ status: 401 })
  test.clock.moveTo(testDay)
})

it('a session that is remembered is noted as used once, not with every call', async () => {
  const { save, lastSeen } = await writer()
  test.clock.moveBy(seconds(301))
  const used_at = test.clock.now()
  expect(await save(1)).toMatchObject({ status: 200 })
  expect(await lastSeen()).toEqual(used_at)
  test.clock.moveBy(seconds(2))
  expect(await save(2)).toMatchObject({ status: 200 })
  expect(await lastSeen()).toEqual(used_at)
  test.clock.moveTo(testDay)
})
