import { expect, test } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { newId } from '#platform/ids'
import { useDatabase } from '#testing/database'
import { expectRepeatable } from '#testing/jobs'
import { purgeSessions } from './purge-sessions.ts'
import { newToken, tokenHash } from './token.ts'

const database = useDatabase()
const now = new Date('2026-11-02T03:04:05.678Z')
const clock = stoppedClock(now)
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)

async function makePerson(): Promise<string> {
  const id = newId(now)
  const email = `${id}@example.com`
  const names = { first_name: 'Mei', last_name: 'Chen', unique_id: id }
  await database.db
    .insertInto('users')
    .values({ id, email, email_key: email, ...names, created_at: now, updated_at: now })
    .execute()
  return id
}

async function makeSession(user_id: string, device: string, expires_at: Date, revoked_at: Date | null): Promise<void> {
  const times = { created_at: days(-60), last_seen_at: days(-60), expires_at, revoked_at }
  await database.db
    .insertInto('sessions')
    .values({ token_hash: tokenHash(newToken()), user_id, kind: 0, device, ...times })
    .execute()
}

test('sessions.purge', async () => {
  await expectRepeatable({
    database_url: database.url,
    clock,
    async arrange() {
      const person = await makePerson()
      await makeSession(person, 'runs on', days(1), null)
      await makeSession(person, 'ended lately', days(-30), null)
      await makeSession(person, 'ended long ago', days(-31), null)
      await makeSession(person, 'signed out lately', days(1), days(-29))
      await makeSession(person, 'signed out long ago', days(-20), days(-31))
      const limit = (key: string, window_ends_at: Date) => ({ key: `${person} ${key}`, hits: 1, window_ends_at })
      await database.db
        .insertInto('rate_limits')
        .values([limit('open', days(1)), limit('closed', now)])
        .execute()
      return person
    },
    run: (context) => purgeSessions.run(context),
    async look(person) {
      const sessions = database.db
        .selectFrom('sessions')
        .select('device')
        .where('user_id', '=', person)
        .orderBy('device')
      const counters = database.db.selectFrom('rate_limits').select('key').where('key', 'like', `${person} %`)
      return {
        sessions: (await sessions.execute()).map(({ device }) => device),
        counters: (await counters.execute()).map(({ key }) => key.replace(person, '').trim()),
      }
    },
  })
  const left = await database.db.selectFrom('sessions').select('device').distinct().orderBy('device').execute()
  expect(left.map(({ device }) => device)).toEqual(['ended lately', 'runs on', 'signed out lately'])
})
