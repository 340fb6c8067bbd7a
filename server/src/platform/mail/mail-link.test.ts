import { platformGroupId } from '@catchpitch/contract/ids'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makePerson } from '#content/make-person'
import { stoppedClock } from '#platform/clock'
import { acrossGroups } from '#platform/db/across-groups'
import { createLink, revokeLinks } from '#platform/links/links.queries'
import { useDatabase } from '#testing/database'
import { testSender } from '#testing/secrets'
import { startSmtpServer } from '#testing/smtp'
import { makeMail } from './mail.factory.ts'
import { openMailTransport } from './mail-transport.ts'
import { queueMail } from './queue-mail.ts'
import { createMailSender } from './send-next-mail.ts'

const database = useDatabase()
const start = new Date('2026-11-02T03:04:05.678Z')

beforeEach(async () => {
  await acrossGroups(database.db).deleteFrom('mails').execute()
})

function senderTo(url: string) {
  const clock = stoppedClock(start)
  const transport = openMailTransport(url)
  onTestFinished(() => transport.close())
  return { clock, sendNext: createMailSender({ ...testSender, db: database.db, clock, transport }) }
}

/** A mail whose button opens a link for choosing a password. */
async function queueReset() {
  const { id: subject_id, email } = await makePerson(database.db, { now: start })
  const link = { purpose: 'reset', group_id: null, subject_id, email, created_by: null } as const
  const link_id = await createLink(database.db, link, start)
  const html = '<a href="{{link}}">{{app_name}}</a> {{public_url}}/login'
  const mail = makeMail({ to_email: email, link_id, html, text: '{{link}} {{app_name}} {{public_url}}/login' })
  await queueMail(database.db, mail, start)
  return { subject_id, email }
}

const rows = () => database.db.selectFrom('mails').selectAll().where('group_id', '=', platformGroupId).execute()

test('a mail goes out with its link, and its row keeps the placeholder', async () => {
  const server = await startSmtpServer()
  const { sendNext } = senderTo(server.url)
  await queueReset()
  await sendNext()

  const { html = '', text = '' } = server.arrived[0]?.email ?? {}
  const address = /https:\/\/hire\.example\/reset\/password\?\S+/.exec(text)?.[0] ?? ''
  expect(address).toMatch(/&signature=[\w-]{43}$/)
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
  expect(text).toContain('Catchpitch https://hire.example/login')
  const [row] = await rows()
  expect(row).toMatchObject({ state: mailState.completed, body_text: '{{link}} {{app_name}} {{public_url}}/login' })
  expect(JSON.stringify(row)).not.toContain(new URL(address).searchParams.get('signature'))
})

test('a mail that is tried again carries the same link', async () => {
  const seen: string[] = []
  const server = await startSmtpServer({
    message: ({ text = '' }) => {
      seen.push(text)
      return seen.length < 3 ? '451 4.3.0 come back later' : null
    },
  })
  const { clock, sendNext } = senderTo(server.url)
  await queueReset()
  for (let tries = 0; tries < 3; tries += 1) {
    await sendNext()
    clock.moveBy(5 * 60_000)
  }
  expect(seen).toHaveLength(3)
  expect(new Set(seen).size).toBe(1)
})

test('a filter that quotes the link does not bring it into the log', async () => {
  const server = await startSmtpServer({
    message: ({ text = '' }) => `554 5.7.1 I do not like ${text.split(' ')[0] ?? ''}`,
  })
  const { sendNext } = senderTo(server.url)
  await queueReset()
  await sendNext()
  const [row] = await rows()
  expect(row).toMatchObject({ state: mailState.failed })
  expect(row?.last_error).toContain('I do not like …')
  expect(row?.last_error).not.toContain('signature')
})

test.each([
  ['was called back', async (subject_id: string) => revokeLinks(database.db, 'reset', subject_id, start), 0],
  ['has run out', async () => {}, 60 * 60_000],
])('a mail whose link %s before it could be sent is not sent', async (_, end, later_ms) => {
  const server = await startSmtpServer()
  const { clock, sendNext } = senderTo(server.url)
  const { subject_id } = await queueReset()
  await end(subject_id)
  clock.moveBy(later_ms)
  expect(await sendNext()).toBe('again')
  expect(server.arrived).toEqual([])
  expect(await rows()).toMatchObject([{ state: mailState.declined }])
})
