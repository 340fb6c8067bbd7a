import { platformGroupId } from '@catchpitch/contract/ids'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { useDatabase } from '#testing/database'
import { deferred } from '#testing/deferred'
import { eventually } from '#testing/eventually'
import { testSender } from '#testing/secrets'
import { startSmtpServer } from '#testing/smtp'
import { makeMail } from './mail.factory.ts'
import { mailBacklog } from './mail.queries.ts'
import { startMailLoop } from './mail-loop.ts'
import { openMailTransport } from './mail-transport.ts'
import { queueMail } from './queue-mail.ts'

const database = useDatabase()

function startLoop(url: string) {
  const errors: unknown[] = []
  const transport = openMailTransport(url)
  const loop = startMailLoop({
    ...testSender,
    db: database.db,
    clock: systemClock,
    transport,
    on_error: (error) => errors.push(error),
  })
  onTestFinished(async () => {
    await loop.stop()
    transport.close()
  })
  return { loop, errors }
}

test('two workers send everything, and nothing twice', async () => {
  const server = await startSmtpServer()
  for (let count = 0; count < 60; count += 1) await queueMail(database.db, makeMail(), systemClock.now())
  const workers = [startLoop(server.url), startLoop(server.url)]
  await eventually(async () => expect(await mailBacklog(database.db)).toEqual({ pending: 0, failed: 0 }))
  expect(server.arrived).toHaveLength(60)
  expect(new Set(server.arrived.map(({ message_id }) => message_id)).size).toBe(60)
  expect(workers.flatMap(({ errors }) => errors)).toEqual([])
})

test('stopping lets the mail under way arrive and be noted', async () => {
  const reached = deferred()
  const goOn = deferred()
  const server = await startSmtpServer({
    message: async () => {
      reached.resolve()
      await goOn.promise
      return null
    },
  })
  const mail = makeMail()
  await queueMail(database.db, mail, systemClock.now())
  const { loop } = startLoop(server.url)
  await reached.promise
  const stopped = loop.stop()
  goOn.resolve()
  await stopped
  const row = database.db.selectFrom('mails').select('state').where('group_id', '=', platformGroupId)
  expect(await row.where('cause', '=', mail.cause).executeTakeFirst()).toEqual({ state: mailState.completed })
})
