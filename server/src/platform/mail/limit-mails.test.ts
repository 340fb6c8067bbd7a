import { limits } from '@catchpitch/contract/limits'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { limitMailsTo } from './limit-mails.ts'

const database = useDatabase()
const start = new Date('2026-11-02T03:04:05.678Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

test('lets a few mails an hour go to one address, however it is spelt, and then says how long to wait', async () => {
  const ask = (email: string, now = start) => limitMailsTo(database.db, 'greeting', email, now)
  for (let mails = 0; mails < limits.mails_to_address.max; mails += 1) await ask('Mei@example.com')
  await expect(ask(' MEI@example.com', minutes(18))).rejects.toMatchObject({
    code: 'mail.wait',
    params: { minutes: 42 },
  })
  await ask('tom@example.com')
  await ask('mei@example.com', minutes(60))
})

test('counts every kind of mail by itself', async () => {
  for (let mails = 0; mails < limits.mails_to_address.max; mails += 1) {
    await limitMailsTo(database.db, 'invitation', 'ana@example.com', start)
  }
  await limitMailsTo(database.db, 'password-reset', 'ana@example.com', start)
})

test('writes no address down', async () => {
  await limitMailsTo(database.db, 'greeting', 'hidden@example.com', start)
  const counters = await database.db.selectFrom('rate_limits').selectAll().execute()
  expect(JSON.stringify(counters)).not.toContain('hidden')
})
