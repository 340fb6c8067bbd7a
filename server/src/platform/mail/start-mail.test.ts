import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { useDatabase } from '#testing/database'
import { eventually } from '#testing/eventually'
import { testSender } from '#testing/secrets'
import { startSmtpServer } from '#testing/smtp'
import { makeMail } from './mail.factory.ts'
import { openMailServer } from './mail-server.ts'
import { queueMail } from './queue-mail.ts'
import { startMail } from './start-mail.ts'

const database = useDatabase()

async function start(smtp_url: string | null) {
  const errors: unknown[] = []
  const server = await openMailServer(smtp_url)
  const mail = startMail({
    ...testSender,
    server_url: server.url,
    db: database.db,
    clock: systemClock,
    on_error: (error) => errors.push(error),
  })
  onTestFinished(async () => {
    await mail.stop()
    await server.stop()
    expect(errors).toEqual([])
  })
  return { catcher: server.catcher }
}

test('without a server mails end in the catcher, a moment after they were queued', async () => {
  const { catcher } = await start(null)
  const mail = makeMail()
  await queueMail(database.db, mail, systemClock.now())
  await eventually(() => expect(catcher?.mails()).toMatchObject([{ subject: mail.subject, to: [mail.to_email] }]))
})

test('with a server they go there, and nothing is caught', async () => {
  const server = await startSmtpServer()
  const { catcher } = await start(server.url)
  await queueMail(database.db, makeMail(), systemClock.now())
  await eventually(() => expect(server.arrived).toHaveLength(1))
  expect(catcher).toBeNull()
})
