import { platformGroupId } from '@catchpitch/contract/ids'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { makeMail } from './mail.factory.ts'
import { queueMail } from './queue-mail.ts'

const database = useDatabase()
const now = new Date('2026-11-02T03:04:05.678Z')

const mailsOf = (cause: string) =>
  database.db
    .selectFrom('mails')
    .selectAll()
    .where('group_id', '=', platformGroupId)
    .where('cause', '=', cause)
    .execute()

test('a queued mail waits in the log, due at once', async () => {
  const mail = makeMail()
  await queueMail(database.db, mail, now)
  expect(await mailsOf(mail.cause)).toEqual([
    expect.objectContaining({
      to_email: mail.to_email,
      body_html: '<p>Hello</p>',
      body_text: 'Hello',
      state: mailState.pending,
      send_after: now,
      created_at: now,
      tries: 0,
      sent_at: null,
    }),
  ])
})

test('a mail can wait for its time', async () => {
  const mail = makeMail({ send_after: new Date('2026-11-02T03:14:05.678Z') })
  await queueMail(database.db, mail, now)
  expect(await mailsOf(mail.cause)).toMatchObject([{ send_after: mail.send_after }])
})

test('the same cause is the same mail', async () => {
  const mail = makeMail()
  await queueMail(database.db, mail, now)
  await queueMail(database.db, { ...mail, subject: 'Once more' }, now)
  expect(await mailsOf(mail.cause)).toMatchObject([{ subject: mail.subject }])
})

test('what is rolled back sends no mail', async () => {
  const mail = makeMail()
  const change = database.db.transaction().execute(async (tx) => {
    await queueMail(tx, mail, now)
    throw new Error('the change failed')
  })
  await expect(change).rejects.toThrow('the change failed')
  expect(await mailsOf(mail.cause)).toEqual([])
})
