import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '#platform/live/announcement'
import { commitThenAnnounce } from '#platform/live/commit-then-announce'
import { makeMail } from '#platform/mail/mail.factory'
import { openMailTransport } from '#platform/mail/mail-transport'
import { queueMail } from '#platform/mail/queue-mail'
import { createMailSender } from '#platform/mail/send-next-mail'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, placeInTeam } from '#testing/make'
import { testSender } from '#testing/secrets'
import { startSmtpServer } from '#testing/smtp'
import { testDay } from '#testing/test-day'
import { notify, notifyMailFailed } from './notifications.public.ts'

const test = useApp()
const mailbox = useMailbox(test)

type Company = Awaited<ReturnType<typeof company>>
let own: Company
const heard: Announcement[] = []
const announce = (announcement: Announcement) => void heard.push(announcement)

beforeEach(async () => {
  own = await company(test.db)
  heard.length = 0
})

const told = async (token: string) => (await test.call('listNotifications', { token })).data

const news = () =>
  ({
    group_id: own.id,
    to: { word: 'team.manage' },
    kind: 'colleague.joined',
    params: { person_id: own.owner.id },
    cause: 'x',
  }) as const

const telling = () => ({ db: test.db, now: testDay, announce })

describe('notify', () => {
  it('tells whoever in the company holds the word, and their pages', async () => {
    const second = await colleague(test.db, own.id, 'owner')
    const others = [
      await colleague(test.db, own.id, 'manager'),
      await colleague(test.db, own.id, 'owner', { deactivated_at: testDay }),
      (await company(test.db)).owner,
    ]
    await notify(telling(), news())
    for (const { token } of [own.owner, second]) expect(await told(token)).toHaveLength(1)
    expect(await told(others[0]?.token ?? '')).toEqual([])
    const rows = await test.db.selectFrom('notifications').where('group_id', '=', own.id).select('user_id').execute()
    expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual([own.owner.id, second.id].toSorted())
    expect(heard.map((one) => ('user_id' in one ? one.user_id : '')).toSorted()).toEqual(
      [own.owner.id, second.id].toSorted(),
    )
  })

  it('tells some people and nobody else', async () => {
    const member = await colleague(test.db, own.id, 'member')
    await notify(telling(), { ...news(), to: { people: [member.id] } })
    expect([await told(member.token), await told(own.owner.token)]).toMatchObject([[{}], []])
    await notify(telling(), { ...news(), to: { people: [] } })
  })

  it('tells the same thing once, however often it is told', async () => {
    await notify(telling(), news())
    await notify(telling(), news())
    await notify(telling(), { ...news(), cause: 'y' })
    expect(await told(own.owner.token)).toHaveLength(2)
    expect(heard).toHaveLength(2)
  })

  it('tells nobody what was rolled back', async () => {
    const undone = commitThenAnnounce(test.db, announce, async (tx, later) => {
      await notify({ db: tx, now: testDay, announce: later }, news())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await told(own.owner.token)).toEqual([])
    expect(heard).toEqual([])
  })
})

describe('what people have chosen', () => {
  const choose = (token: string, key: string, value: string[]) =>
    test.call('saveUserPreference', { token, body: { key, value } })
  const mailsTo = (user_id: string) =>
    test.db
      .selectFrom('mails')
      .where('group_id', '=', platformGroupId)
      .where('user_id', '=', user_id)
      .where('kind', '=', 'notification')
      .select(['subject', 'body_text', 'language'])
      .execute()

  it('keeps a kind that was silenced in the list, as read, and rings no bell', async () => {
    await choose(own.owner.token, 'notifications.silenced', ['colleague.joined'])
    await notify(telling(), news())
    expect(await told(own.owner.token)).toMatchObject([{ kind: 'colleague.joined', read_at: testDay.toISOString() }])
    expect(heard).toEqual([])
  })

  it("writes about a kind to whoever asked for it, once, in the reader's language", async () => {
    const mei = await colleague(test.db, own.id, 'owner', { language: 'zh' })
    await choose(mei.token, 'notifications.mailed', ['colleague.joined'])
    await notify(telling(), news())
    await notify(telling(), news())
    const mails = await mailsTo(mei.id)
    expect(mails).toMatchObject([{ subject: `有同事加入 ${own.name}`, language: 'zh' }])
    expect(await mailsTo(own.owner.id)).toEqual([])
  })

  it.each([{ is_receive: false }, { verified_at: null }])('writes nothing to somebody with %o', async (change) => {
    await choose(own.owner.token, 'notifications.mailed', ['colleague.joined'])
    await test.db.updateTable('users').set(change).where('id', '=', own.owner.id).execute()
    await notify(telling(), news())
    expect(await mailsTo(own.owner.id)).toEqual([])
    expect(heard).toHaveLength(1)
  })

  it('names the last day of a plan, as the pages do, and not the day after it', async () => {
    const ends_at = '2026-12-16T16:00:00.000Z'
    const params = { plan_id: own.owner.id, ends_at, is_trial: false }
    await notify(telling(), { ...news(), to: { people: [own.owner.id] }, kind: 'plan.ending', params })
    expect(await mailsTo(own.owner.id)).toMatchObject([{ subject: 'Your plan ends on 16 Dec 2026' }])
  })

  it('leaves nothing open in any mail, of whichever kind', async () => {
    const id = own.owner.id
    const kinds = [
      { kind: 'colleague.joined', params: { person_id: id } },
      { kind: 'survey.completed', params: { survey_id: id, invite_id: id } },
      { kind: 'survey.declined', params: { survey_id: id, invite_id: id } },
      { kind: 'mail.failed', params: { mail_id: id } },
      { kind: 'import.done', params: { import_id: id, added: 3, bad: 1 } },
      { kind: 'plan.ending', params: { plan_id: id, ends_at: testDay.toISOString(), is_trial: true } },
      { kind: 'notice', params: { notice_id: id } },
    ] as const
    await choose(
      own.owner.token,
      'notifications.mailed',
      kinds.map(({ kind }) => kind),
    )
    for (const one of kinds) await notify(telling(), { ...one, group_id: own.id, to: { people: [id] }, cause: 'z' })
    const mails = await mailsTo(id)
    expect(mails).toHaveLength(kinds.length)
    for (const { subject, body_text } of mails) {
      expect(`${subject} ${body_text}`).not.toMatch(/\{\{(?:who|company|survey|day|title|text|added|bad|name)\}\}/)
    }
  })
})

describe('a colleague who joins', () => {
  it('is told to the owner once, and not again by those who are in already', async () => {
    const email = 'mei@example.com'
    const body = { first_name: 'Mei', last_name: 'Chen', email, ...(await placeInTeam(test.db, own.id)) }
    await test.call('inviteColleague', { token: own.owner.token, query: { group_id: own.id }, body })
    const password = 'Brand-new-horse-8'
    const account = { first_name: 'Mei', last_name: 'Chen', password, password_confirmation: password }
    const link = await mailbox.linkTo(email)
    await test.call('joinTeam', { body: link })
    expect(await told(own.owner.token)).toEqual([])
    expect(await test.call('joinTeam', { body: { ...link, account } })).toMatchObject({ status: 200 })
    expect(await told(own.owner.token)).toMatchObject([
      { kind: 'colleague.joined', group: { id: own.id }, params: { name: 'Mei Chen' }, read_at: null },
    ])
  })
})

describe('a mail that will not arrive', () => {
  it("is told to whoever may read the company's log of mails, when it is given up and not before", async () => {
    const manager = await colleague(test.db, own.id, 'manager')
    const member = await colleague(test.db, own.id, 'member')
    let answer: `${number} ${string}` = '451 4.3.0 come back later'
    const server = await startSmtpServer({ recipient: () => answer })
    const transport = openMailTransport(server.url)
    const sendNext = createMailSender({
      ...testSender,
      db: test.db,
      clock: test.clock,
      transport,
      announce,
      on_settled: async (work, mail, outcome) => {
        if (outcome === 'failed') await notifyMailFailed(work, mail)
      },
    })
    await queueMail(test.db, makeMail({ group_id: own.id, to_name: 'Mei Chen', cause: 'lost' }), testDay)
    await sendNext()
    expect(await told(own.owner.token)).toEqual([])
    answer = '550 5.1.1 no such user'
    test.clock.moveBy(60_000)
    await sendNext()
    test.clock.moveBy(-60_000)
    transport.close()
    for (const { token } of [own.owner, manager]) {
      expect(await told(token)).toMatchObject([{ kind: 'mail.failed', params: { name: 'Mei Chen' } }])
    }
    expect(await told(member.token)).toEqual([])
    expect(heard).toHaveLength(2)
  })

  it('of the platform itself is told to no company', async () => {
    await notifyMailFailed(telling(), { group_id: platformGroupId, id: own.id })
    expect(heard).toEqual([])
  })
})
