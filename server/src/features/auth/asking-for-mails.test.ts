import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

let asked = 0
const nobody = () => `nobody-${(asked += 1)}@example.com`
const calls = ['resendVerification', 'requestPassword'] as const

/** Somebody to whom each call sends a mail. */
const known = (call: (typeof calls)[number]) =>
  person(test.db, call === 'resendVerification' ? { verified_at: null } : {})

const ask = (call: (typeof calls)[number], email: unknown) =>
  test.call(call, { body: { email }, ip: `198.51.100.${(asked += 1) % 250}` })

/** The statements that a call makes, without what differs in any case. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await call()
    return query.mock.calls.map(([statement]) => {
      const text: unknown = typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text')
      return String(text).replace('release savepoint', 'rollback to savepoint')
    })
  } finally {
    query.mockRestore()
  }
}

describe.each(calls)('%s', (call) => {
  it('answers a known and an unknown address alike, and writes to the known one', async () => {
    const { email } = await known(call)
    const stranger = nobody()
    const answer = {
      status: 200,
      data: null,
      pagination: null,
      message: 'If we know this address, a mail is on its way to it.',
    }
    expect(await ask(call, ` ${email.toUpperCase()}`)).toEqual(answer)
    expect(await ask(call, stranger)).toEqual(answer)
    expect(await mailbox.mailsTo(email)).toHaveLength(1)
    expect(await mailbox.mailsTo(stranger)).toEqual([])
  })

  it('keeps nothing of an address that nobody has', async () => {
    const stranger = nobody()
    await ask(call, stranger)
    const links = await test.db.selectFrom('links').where('email_key', '=', stranger).select('id').execute()
    expect(links).toEqual([])
  })

  it('does the same work for both, so that its time does not tell', async () => {
    const { email } = await known(call)
    const forKnown = await statementsOf(() => ask(call, email))
    const forUnknown = await statementsOf(() => ask(call, nobody()))
    expect(forUnknown).toEqual(forKnown)
    expect(forKnown.filter((statement) => /insert into "(links|mails)"/.test(statement))).toHaveLength(2)
  })

  it('sends at most three mails an hour to one address, and makes an unknown one wait alike', async () => {
    const { email } = await known(call)
    for (const address of [email, nobody()]) {
      for (let mails = 0; mails < limits.mails_to_address.max; mails += 1) await ask(call, address)
      expect(await ask(call, address)).toEqual({
        status: 429,
        code: 'mail.wait',
        message: 'Too many mails were asked for at this address. Please try again in 60 minutes.',
        error: {},
      })
    }
    expect(await mailbox.mailsTo(email)).toHaveLength(limits.mails_to_address.max)
    test.clock.moveBy(limits.mails_to_address.window_minutes * 60_000)
    expect(await ask(call, email)).toMatchObject({ status: 200 })
    test.clock.moveTo(testDay)
  })

  it('writes nothing to an account that was closed', async () => {
    const { email } = await person(test.db, { verified_at: null, deactivated_at: testDay })
    expect(await ask(call, email)).toMatchObject({ status: 200 })
    expect(await mailbox.mailsTo(email)).toEqual([])
  })

  it('limits what comes from one place', async () => {
    const ip = `203.0.113.${calls.indexOf(call)}`
    for (let tries = 0; tries < 30; tries += 1) await test.call(call, { body: {}, ip })
    expect(await test.call(call, { body: {}, ip })).toMatchObject({ status: 429, code: 'rate.limited' })
  })

  it.each([undefined, '', 'nobody', 'a\0b@example.com', ['a@example.com'], 7])('refuses %j by field', async (email) => {
    const answer = await ask(call, email)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['email'])
  })

  it('leaves the same trace for both, without an address', async () => {
    const { id, email } = await known(call)
    const stranger = nobody()
    await ask(call, email)
    await ask(call, stranger)
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('action', '=', call)
      .orderBy('id', 'desc')
      .selectAll()
      .execute()
    expect(events.map(({ subject_id }) => subject_id)).toEqual(expect.arrayContaining([id, null]))
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${email}|${stranger}`))
  })
})

it('resendVerification writes nothing to an address that is confirmed already', async () => {
  const { email } = await person(test.db)
  expect(await ask('resendVerification', email)).toMatchObject({ status: 200 })
  expect(await mailbox.mailsTo(email)).toEqual([])
})
