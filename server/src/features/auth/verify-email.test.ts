import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { queueVerification } from './queue-verification.ts'

const test = useApp()
const mailbox = useMailbox(test)

/** A place of its own for each press, so that the limit for one place does not come into it. */
let places = 0
const anyPlace = () => `198.51.100.${(places += 1) % 250}`

async function unverified() {
  const made = await person(test.db, { verified_at: null })
  await queue(made.id, made.email)
  return made
}

const queue = (user_id: string, email: string) =>
  queueVerification(test.db, { user_id, email, name: 'Aisyah Tan', language: 'en' }, testDay)

function press(link: Record<string, string>, language?: 'zh' | 'ms') {
  const { id = '', hash = '', ...query } = link
  const spoken = language ? { language } : {}
  return test.call('verifyEmail', { params: { id, hash }, query, ip: anyPlace(), ...spoken })
}

const rowOf = (id: string) =>
  test.db.selectFrom('users').where('id', '=', id).select(['email', 'email_key', 'verified_at']).executeTakeFirst()

describe('verifyEmail', () => {
  it('confirms the address with the link from the mail', async () => {
    const { id, email } = await unverified()
    expect(await press(await mailbox.linkTo(email))).toMatchObject({
      status: 200,
      data: { email },
      message: 'Thank you. Your address is confirmed.',
    })
    expect(await rowOf(id)).toMatchObject({ email, verified_at: testDay })
  })

  it.each([
    ['zh', '抱歉！此链接已过期'],
    ['ms', 'Maaf! Pautan ini telah tamat tempoh'],
  ] as const)('refuses a second press, in %s', async (language, message) => {
    const { email } = await unverified()
    const link = await mailbox.linkTo(email)
    await press(link)
    expect(await press(link, language)).toEqual({ status: 410, code: 'link.expired', message, error: {} })
  })

  it('acts once for two presses at once', async () => {
    const { email } = await unverified()
    const link = await mailbox.linkTo(email)
    const answers = await Promise.all([press(link), press(link)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
  })

  it('refuses one that is too old by a second', async () => {
    const { id, email } = await unverified()
    const link = await mailbox.linkTo(email)
    test.clock.moveBy(limits.link.verify_hours * 60 * 60 * 1000)
    expect(await press(link)).toMatchObject({ status: 410, message: 'Sorry! This link has expired' })
    test.clock.moveTo(testDay)
    expect(await rowOf(id)).toMatchObject({ verified_at: null })
  })

  it('makes a new address the person’s own, and only then', async () => {
    const { id, email } = await person(test.db)
    const wanted = `New.${email}`
    await queue(id, wanted)
    expect(await rowOf(id)).toMatchObject({ email })
    expect(await press(await mailbox.linkTo(wanted))).toMatchObject({ status: 200, data: { email: wanted } })
    expect(await rowOf(id)).toMatchObject({ email: wanted, email_key: wanted.toLowerCase() })
  })

  it('gives no address that somebody else got in the meantime', async () => {
    const { id, email } = await person(test.db)
    const wanted = `wanted-${email}`
    await queue(id, wanted)
    const link = await mailbox.linkTo(wanted)
    await person(test.db, { email: wanted })
    expect(await press(link)).toMatchObject({ status: 410, code: 'link.expired' })
    expect(await rowOf(id)).toMatchObject({ email })
  })

  it('gives an address that two people confirm at once to one of them', async () => {
    const [mei, tom] = [await person(test.db), await person(test.db)]
    const wanted = `both-${mei.email}`
    await queue(mei.id, wanted)
    const first = await mailbox.linkTo(wanted)
    await queue(tom.id, wanted)
    const second = await mailbox.linkTo(wanted)
    const answers = await Promise.all([press(first), press(second)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
  })

  it('lets nobody confirm an address that was mistyped and corrected', async () => {
    const { id, email } = await person(test.db)
    await queue(id, `strangers-${email}`)
    const mistyped = await mailbox.linkTo(`strangers-${email}`)
    await queue(id, `mine-${email}`)
    expect(await press(mistyped)).toMatchObject({ status: 410 })
    expect(await press(await mailbox.linkTo(`mine-${email}`))).toMatchObject({ status: 200 })
  })

  it('is worth nothing for an account that was closed', async () => {
    const { id, email } = await unverified()
    const link = await mailbox.linkTo(email)
    await test.db.updateTable('users').set({ deactivated_at: testDay }).where('id', '=', id).execute()
    expect(await press(link)).toMatchObject({ status: 410 })
  })

  it('says what is missing by field, and knows no id that is none', async () => {
    const params = { id: newId(testDay), hash: 'x' }
    const answer = await test.call('verifyEmail', { params, ip: anyPlace() })
    expect(answer).toMatchObject({ status: 422, error: { signature: ['This field is required.'] } })
    expect(Object.keys(answer.error)).toContain('expires')
    expect(await test.call('verifyEmail', { params: { ...params, id: 'x' }, ip: anyPlace() })).toMatchObject({
      status: 404,
    })
  })

  it('is written to the audit log, with names of fields only', async () => {
    const { id, email } = await unverified()
    await press(await mailbox.linkTo(email))
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('subject_id', '=', id)
      .selectAll()
      .execute()
    expect(events).toMatchObject([{ action: 'verifyEmail', actor_id: id, detail: { fields: ['verified_at'] } }])
    expect(JSON.stringify(events)).not.toContain(email)
  })
})
