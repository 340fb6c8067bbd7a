import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockSeeding } from '#content/seeding-lock'
import { useBuiltServer } from '#testing/built-server'
import { useDatabase } from '#testing/database'

const database = useDatabase()
const built = useBuiltServer()

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db)
  return rows.length
}

test('a stop that comes during the start is carried out in good order once the start is over', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'catchpitch-main-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const server = await database.db.transaction().execute(async (tx) => {
    // Holds the start up half way.
    await lockSeeding(tx)
    const starting = built.launch({ DATABASE_URL: database.url, DATA_DIR, DEMO: 'false', DRAIN_SECONDS: '0' })
    await vi.waitUntil(async () => (await countWaiting()) > 0, { timeout: 60_000 })
    starting.process.kill('SIGINT')
    return starting
  })
  expect(await server.ended).toMatchObject({ code: 0 })
})
