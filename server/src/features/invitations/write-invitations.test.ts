import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '#platform/live/announcement'
import { openMailTransport } from '#platform/mail/mail-transport'
import { createMailSender } from '#platform/mail/send-next-mail'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { liveSurvey } from '#testing/respondent'
import { testSender } from '#testing/secrets'
import { startSmtpServer } from '#testing/smtp'
import { testDay } from '#testing/test-day'
import { noteMail } from './note-mail.ts'
import { tendInvitations } from './write-invitations.ts'

const test = useApp()
const heard: Announcement[] = []
const announce = (announcement: Announcement) => void heard.push(announcement)
const tend = () => tendInvitations({ db: test.db, clock: test.clock, announce })
const hour_ms = 3_600_000
const day_ms = 24 * hour_ms

beforeEach(() => {
  test.clock.moveTo(testDay)
  heard.length = 0
})

async function survey(status = 1) {
  const { id: group_id, owner } = await company(test.db)
  const { id } = await liveSurvey(test, group_id)
  const change = (set: { status?: number; name?: string }) =>
    test.db.updateTable('surveys').set(set).where('group_id', '=', group_id).where('id', '=', id).execute()
  await change({ status })
  const person = { first_name: 'Mei', last_name: 'Chen', country_code: '+60', mobile: '0123456789' }
  const add = (email: string, rest = {}) =>
    test.call('addParticipants', {
      token: owner.token,
      params: { id },
      query: { group_id },
      body: { participants: [{ ...person, email, ...rest }] },
    })
  const mails = () =>
    test.db.selectFrom('mails').where('group_id', '=', group_id).select(['to_email', 'body_text', 'cause']).execute()
  const invites = () =>
    test.db.selectFrom('invites').where('group_id', '=', group_id).select(['state', 'sent_at', 'expires_at']).execute()
  return { group_id, owner, id, change, add, mails, invites }
}

const at = (ms: number) => new Date(testDay.getTime() + ms).toISOString()

describe('invitations whose time comes', () => {
  it('wait on the list of a draft, and are written when it is published', async () => {
    const { group_id, owner, id, add, mails } = await survey(0)
    await add('early@example.com')
    await tend()
    expect(await mails()).toEqual([])
    const publish = { token: owner.token, params: { id }, query: { group_id }, body: {} }
    expect(await test.call('publishSurvey', publish)).toMatchObject({ status: 200 })
    await tend()
    expect(await mails()).toMatchObject([{ to_email: 'early@example.com' }])
  })

  it('are written then, once, with the week counted from that day', async () => {
    const { add, mails, invites } = await survey()
    await add('later@example.com', { scheduled_at: at(2 * day_ms) })
    await tend()
    expect(await mails()).toEqual([])
    test.clock.moveBy(2 * day_ms)
    await tend()
    await tend()
    expect(await mails()).toMatchObject([
      { to_email: 'later@example.com', body_text: expect.stringContaining('25 Nov 2026') },
    ])
    expect(await invites()).toMatchObject([{ state: inviteState.queued, expires_at: new Date('2026-11-25T16:00:00Z') }])
    expect(heard).toMatchObject([{ topic: 'invites' }])
  })

  it('of a draft wait until it takes people in', async () => {
    const { add, change, mails } = await survey(0)
    await add('draft@example.com')
    test.clock.moveBy(3 * day_ms)
    await tend()
    expect(await mails()).toEqual([])
    await change({ status: 1 })
    await tend()
    expect(await mails()).toMatchObject([{ body_text: expect.stringContaining('26 Nov 2026') }])
  })

  it('are written once by workers that look at the same time', async () => {
    const { add, mails } = await survey()
    await add('race@example.com', { scheduled_at: at(hour_ms) })
    test.clock.moveBy(hour_ms)
    await Promise.all([tend(), tend(), tend()])
    expect(await mails()).toHaveLength(1)
  })

  it('end when they have run out; who has begun has a day more', async () => {
    const { group_id, add, invites } = await survey()
    await add('ends@example.com')
    await add('begun@example.com')
    await test.db
      .updateTable('invites')
      .set({ state: inviteState.started, started_at: testDay })
      .where('group_id', '=', group_id)
      .where('email', '=', 'begun@example.com')
      .execute()
    const states = async () => (await invites()).map(({ state }) => state).toSorted((one, other) => one - other)
    test.clock.moveTo(new Date('2026-11-23T16:00:00Z'))
    await tend()
    expect(await states()).toEqual([inviteState.started, inviteState.expired])
    test.clock.moveBy(day_ms)
    await tend()
    expect(await states()).toEqual([inviteState.expired, inviteState.expired])
  })
})

describe('what becomes of the mail', () => {
  it('is the state of the invitation: sent once it is taken, failed once it is refused for good', async () => {
    const { add, invites } = await survey()
    await add('mei@example.com')
    let answer: `${number} ${string}` | null = '451 4.3.0 come back later'
    const server = await startSmtpServer({ recipient: () => answer })
    const transport = openMailTransport(server.url)
    const sendNext = createMailSender({
      ...testSender,
      db: test.db,
      clock: test.clock,
      transport,
      announce,
      on_settled: noteMail,
    })
    const sendAll = async () => {
      while ((await sendNext()) === 'again');
    }
    await sendAll()
    expect(await invites()).toMatchObject([{ state: inviteState.queued, sent_at: null }])
    answer = null
    test.clock.moveBy(60_000)
    await sendAll()
    expect(await invites()).toMatchObject([{ state: inviteState.sent, sent_at: test.clock.now() }])
    const other = await survey()
    await other.add('nobody@lost.example')
    answer = '550 5.1.1 no such user'
    await sendAll()
    expect(await other.invites()).toMatchObject([{ state: inviteState.failed, sent_at: null }])
    transport.close()
  })
})
