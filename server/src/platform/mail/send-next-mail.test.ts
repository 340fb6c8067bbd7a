import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platformGroupId } from '@catchpitch/contract/ids'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { acrossGroups } from '#platform/db/across-groups'
import { openDiskStorage } from '#platform/files/disk-storage'
import { deleteFile, setDeleteAfter } from '#platform/files/files.queries'
import type { FileStorage } from '#platform/files/storage'
import { storeFile } from '#platform/files/store-file'
import { useDatabase } from '#testing/database'
import { deferred } from '#testing/deferred'
import { testSender } from '#testing/secrets'
import { startSmtpServer } from '#testing/smtp'
import { makeMail } from './mail.factory.ts'
import { mailBacklog } from './mail.queries.ts'
import { openMailTransport } from './mail-transport.ts'
import { type NewMail, queueMail } from './queue-mail.ts'
import { most_tries } from './retry-delay.ts'
import { createMailSender } from './send-next-mail.ts'

const database = useDatabase()
const start = new Date('2026-11-02T03:04:05.678Z')
const seconds = (count: number) => new Date(start.getTime() + count * 1000)

beforeEach(async () => {
  await acrossGroups(database.db).deleteFrom('mails').execute()
  await database.db.deleteFrom('mail_suppressions').execute()
})

/** A sender that speaks to the given server, with a clock of its own. */
function senderTo(url: string, parts: { storage?: FileStorage } = {}) {
  const clock = stoppedClock(start)
  const transport = openMailTransport(url)
  onTestFinished(() => transport.close())
  return { clock, sendNext: createMailSender({ ...testSender, ...parts, db: database.db, clock, transport }) }
}

async function queue(given: Partial<NewMail> = {}): Promise<NewMail> {
  const mail = makeMail(given)
  await queueMail(database.db, mail, start)
  return mail
}

const rows = () =>
  database.db.selectFrom('mails').selectAll().where('group_id', '=', platformGroupId).orderBy('cause').execute()

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'))

describe('a mail that is due', () => {
  test('goes out with both twins, to its one receiver', async () => {
    const server = await startSmtpServer()
    const { sendNext } = senderTo(server.url)
    await queue({ to_email: 'mei@example.com', to_name: '陈美', subject: '你好 — selamat datang', language: 'zh' })

    expect(await sendNext()).toBe('again')
    expect(await sendNext()).toBe('wait')

    const [row] = await rows()
    expect(row).toMatchObject({ state: mailState.completed, tries: 1, sent_at: start, last_error: null })
    expect(server.arrived).toHaveLength(1)
    expect(server.arrived[0]?.to).toEqual(['mei@example.com'])
    expect(server.arrived[0]?.email).toMatchObject({
      messageId: `<${row?.id}@catchpitch.example>`,
      from: { name: 'Catchpitch', address: 'no-reply@catchpitch.example' },
      to: [{ name: '陈美', address: 'mei@example.com' }],
      subject: '你好 — selamat datang',
      html: '<p>Hello</p>\n',
      text: 'Hello\n',
      date: '2026-11-02T03:04:05.000Z',
    })
    expect(headersOf(server.arrived[0]?.raw ?? '')).toMatch(/Auto-Submitted: auto-generated/)
  })

  test('goes out in the order of their times, and not before', async () => {
    const server = await startSmtpServer()
    const { clock, sendNext } = senderTo(server.url)
    await queue({ subject: 'third', send_after: seconds(600) })
    await queue({ subject: 'second', send_after: seconds(60) })
    await queue({ subject: 'first' })

    await sendNext()
    expect(await sendNext()).toBe('wait')
    clock.moveBy(600_000)
    await sendNext()
    await sendNext()
    expect(server.arrived.map(({ email }) => email.subject)).toEqual(['first', 'second', 'third'])
  })

  test.each([
    { to_name: 'Bob\r\nBcc: victim@example.com' },
    { to_name: 'Bob, Victim <victim@example.com>' },
    { to_name: '"Bob" <victim@example.com>,' },
    { subject: 'Hello\r\nBcc: victim@example.com\r\n\r\n<b>and a body</b>' },
    { subject: 'Hello\nTo: victim@example.com' },
    { language: 'en' as const, subject: '=?utf-8?q?Hello=0D=0ABcc:_victim@example.com?=' },
  ])('takes no header and no receiver from its texts: %j', async (texts) => {
    const server = await startSmtpServer()
    const { sendNext } = senderTo(server.url)
    await queue({ to_email: 'bob@example.com', ...texts })
    await sendNext()
    const [mail] = server.arrived
    expect(mail?.to).toEqual(['bob@example.com'])
    expect(mail?.email.to?.map(({ address }) => address)).toEqual(['bob@example.com'])
    expect(mail?.email.bcc).toBeUndefined()
    expect(mail?.email.headers.filter(({ key }) => key === 'to' || key === 'bcc')).toHaveLength(1)
    expect(mail?.email.html).toContain('<p>Hello</p>')
  })

  test.each(['bob@example.com, victim@example.com', 'bob@example.com> <victim@example.com', 'bob@example.com\r\nDATA'])(
    'goes to nobody if its address is none: %j',
    async (to_email) => {
      const server = await startSmtpServer()
      const { sendNext } = senderTo(server.url)
      await queue({ to_email })
      await sendNext()
      expect(server.arrived).toEqual([])
      expect(await rows()).toMatchObject([{ state: mailState.failed }])
    },
  )
})

type NamedFile = { group_id: string; id: string }

describe('a mail with a file', () => {
  const bytes = Buffer.from('%PDF-1.7 and what follows')
  const about = { group_id: platformGroupId, purpose: 'invoice', content_type: 'application/pdf', bytes } as const

  /** A stored file, a mail that carries it, and the store that lies before it. */
  async function queueWithFile() {
    const folder = await mkdtemp(join(tmpdir(), 'catchpitch-attachments-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const storage = openDiskStorage(folder)
    const none = { width: null, height: null, uploaded_by: null }
    const file_id = await storeFile({ db: database.db, now: start, storage }, { ...about, ...none })
    await queue({ attachment: { group_id: platformGroupId, file_id, name: '发票 INV-1.pdf' } })
    return { storage, file_id }
  }

  test('carries it under its name', async () => {
    const server = await startSmtpServer()
    const { storage } = await queueWithFile()
    await senderTo(server.url, { storage }).sendNext()
    const [attachment] = server.arrived[0]?.email.attachments ?? []
    expect(attachment).toMatchObject({ filename: '发票 INV-1.pdf', mimeType: 'application/pdf' })
    const { content } = attachment ?? {}
    expect(content instanceof ArrayBuffer && Buffer.from(content)).toEqual(bytes)
    expect(server.arrived[0]?.email.text).toBe('Hello\n')
  })

  test.each([
    ['its row', (file: NamedFile) => deleteFile(database.db, file)],
    ['its time', (file: NamedFile) => setDeleteAfter(database.db, file, start)],
  ])('goes out without it when %s is gone', async (_, lose) => {
    const server = await startSmtpServer()
    const { storage, file_id } = await queueWithFile()
    await lose({ group_id: platformGroupId, id: file_id })
    await senderTo(server.url, { storage }).sendNext()
    expect(server.arrived[0]?.email).toMatchObject({ text: 'Hello\n', attachments: [] })
    expect(await rows()).toMatchObject([{ state: mailState.completed }])
  })

  test('goes out without it when its bytes are gone', async () => {
    const server = await startSmtpServer()
    const { storage } = await queueWithFile()
    await senderTo(server.url, { storage: { ...storage, read: async () => null } }).sendNext()
    expect(server.arrived[0]?.email.attachments).toEqual([])
  })

  test('waits while the store is down, and goes out without it rather than never', async () => {
    const server = await startSmtpServer()
    const { storage } = await queueWithFile()
    const down = { ...storage, read: () => Promise.reject(new Error('The object store does not answer.')) }
    const { sendNext } = senderTo(server.url, { storage: down })
    await sendNext()
    expect(server.arrived).toEqual([])
    expect(await rows()).toMatchObject([{ state: mailState.pending, tries: 1, send_after: seconds(30) }])
    await acrossGroups(database.db)
      .updateTable('mails')
      .set({ tries: most_tries - 1, send_after: start })
      .execute()
    await sendNext()
    expect(server.arrived[0]?.email.attachments).toEqual([])
    expect(await rows()).toMatchObject([{ state: mailState.completed }])
  })
})

describe('a mail that is refused', () => {
  test('for good has failed, and nobody writes to that mailbox again', async () => {
    const server = await startSmtpServer({ recipient: (address) => `550 5.1.1 <${address}>: no such user` })
    const { sendNext } = senderTo(server.url)
    await queue({ cause: 'gone:1', to_email: 'Gone@example.com' })
    await sendNext()
    const [row] = await rows()
    expect(row).toMatchObject({ state: mailState.failed, tries: 1, sent_at: null })
    expect(row?.last_error).toContain('550 5.1.1 <…>: no such user')

    await queue({ cause: 'gone:2', to_email: 'gone@example.com' })
    expect(await sendNext()).toBe('again')
    expect(await rows()).toMatchObject([{ state: mailState.failed }, { state: mailState.declined, tries: 0 }])
    expect(await mailBacklog(database.db)).toEqual({ pending: 0, failed: 1 })
  })

  test('because of us has failed too, but the mailbox is not given up', async () => {
    const server = await startSmtpServer({ message: () => '554 5.7.1 this looks like spam' })
    const { sendNext } = senderTo(server.url)
    await queue()
    await sendNext()
    expect(await rows()).toMatchObject([{ state: mailState.failed }])
    expect(await database.db.selectFrom('mail_suppressions').selectAll().execute()).toEqual([])
  })

  test.each(['recipient', 'message'] as const)('for now by %s is tried again later', async (stage) => {
    let answers: '451 4.3.0 come back later' | null = '451 4.3.0 come back later'
    const server = await startSmtpServer({ [stage]: () => answers })
    const { clock, sendNext } = senderTo(server.url)
    await queue()

    expect(await sendNext()).toBe('again')
    expect(await rows()).toMatchObject([{ state: mailState.pending, tries: 1, send_after: seconds(30) }])
    expect(await mailBacklog(database.db)).toEqual({ pending: 1, failed: 0 })

    answers = null
    expect(await sendNext()).toBe('wait')
    clock.moveBy(30_000)
    await sendNext()
    expect(await rows()).toMatchObject([{ state: mailState.completed, tries: 2, last_error: null }])
    expect(server.arrived).toHaveLength(1)
  })

  test('again and again has failed in the end', async () => {
    const server = await startSmtpServer({ recipient: () => '450 4.2.0 greylisted' })
    const { sendNext } = senderTo(server.url)
    await queue()
    await acrossGroups(database.db)
      .updateTable('mails')
      .set({ tries: most_tries - 1 })
      .execute()
    await sendNext()
    expect(await rows()).toMatchObject([{ state: mailState.failed, tries: most_tries }])
  })

  test('by nobody, because no server is there, waits', async () => {
    const server = await startSmtpServer()
    await server.stop()
    const { sendNext } = senderTo(server.url)
    await queue()
    expect(await sendNext()).toBe('wait')
    const [row] = await rows()
    expect(row).toMatchObject({ state: mailState.pending, tries: 1, sent_at: null })
    expect(row?.last_error).toContain('ECONNREFUSED')
  })
})

describe('while a mail is being sent', () => {
  test('no other sender takes it, and who wants to call it back hears that it has gone', async () => {
    const reached = deferred()
    const goOn = deferred()
    const server = await startSmtpServer({
      message: async () => {
        reached.resolve()
        await goOn.promise
        return null
      },
    })
    const one = senderTo(server.url)
    const other = senderTo(server.url)
    await queue()
    const sending = one.sendNext()
    await reached.promise

    expect(await other.sendNext()).toBe('wait')
    const callingBack = acrossGroups(database.db)
      .updateTable('mails')
      .set({ state: mailState.declined })
      .where('state', '=', mailState.pending)
      .executeTakeFirst()
    goOn.resolve()
    await sending

    expect((await callingBack).numUpdatedRows).toBe(0n)
    expect(await rows()).toMatchObject([{ state: mailState.completed }])
    expect(server.arrived).toHaveLength(1)
  })

  test('the database may break down without the mail going out twice', async () => {
    const server = await startSmtpServer({
      message: async () => {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`.execute(database.db)
        return null
      },
    })
    const { sendNext } = senderTo(server.url)
    await queue()

    await expect(sendNext()).rejects.toThrow()
    expect(await rows()).toMatchObject([{ state: mailState.pending }])
    await sendNext()
    expect(await rows()).toMatchObject([{ state: mailState.completed }])
    expect(server.arrived).toHaveLength(1)
  })
})
