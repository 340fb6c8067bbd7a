import type pg from 'pg'
import { expect } from 'vitest'
import type { Clock } from '#platform/clock'
import { openDatabase } from '#platform/db/database'
import { openDiskStorage } from '#platform/files/disk-storage'
import type { FileStorage } from '#platform/files/storage'
import type { JobContext } from '#platform/jobs/job'
import { testJobParts } from './job-parts.ts'

type Repeatable<Arranged> = {
  database_url: string
  clock: Clock
  /** For a job that has to do with files; for any other there are none. */
  storage?: FileStorage
  /** Writes what the job will work on; called anew for each way of running it. */
  arrange: () => Promise<Arranged>
  run: (context: JobContext, arranged: Arranged) => Promise<void>
  /** What the job is to achieve, told without ids and times, so that it is equal after every way of running it. */
  look: (arranged: Arranged) => Promise<unknown>
}

class Killed extends Error {}

/** Counts the statements of a connection, and lets it die before the given one, as if its process had been killed. */
function watch(client: pg.PoolClient, statements: { run: number }, kill_before: number): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('A connection that takes no query.')
  const counted = (...values: unknown[]): unknown => {
    statements.run += 1
    if (statements.run < kill_before) return Reflect.apply(query, client, values)
    const killed = new Killed(`killed before statement ${statements.run}`)
    // Dead once the database has let go of its locks: until then the next run would skip the rows that it held.
    return client.end().then(() => Promise.reject(killed))
  }
  // Changeable, because the product puts a proxy before its connections, which may not hide what cannot change.
  Object.defineProperty(client, 'query', { value: counted, configurable: true, writable: true })
}

/**
 * Proves what every job promises: run twice it does the same as once; killed before any one of its statements, commits
 * included, and run again, it does the same as if nothing had happened.
 */
export async function expectRepeatable<Arranged>(job: Repeatable<Arranged>): Promise<void> {
  const { database_url, clock, storage = openDiskStorage('/nonexistent'), arrange, run, look } = job

  async function runOnce(arranged: Arranged, kill_before = Number.POSITIVE_INFINITY): Promise<number> {
    const statements = { run: 0 }
    const { db, pool, close } = openDatabase(database_url, { max: 2, on_error: () => {}, check_tenancy: true })
    pool.on('connect', (client) => watch(client, statements, kill_before))
    try {
      await run({ db, clock, storage, ...testJobParts, announce: () => {} }, arranged)
    } finally {
      await close()
    }
    return statements.run
  }

  const arranged = await arrange()
  const statements = await runOnce(arranged)
  const achieved = await look(arranged)
  await runOnce(arranged)
  expect(await look(arranged), 'run twice').toEqual(achieved)

  for (let doomed = 1; doomed <= statements; doomed += 1) {
    const again = await arrange()
    await expect(runOnce(again, doomed)).rejects.toThrow(Killed)
    await runOnce(again)
    expect(await look(again), `killed before statement ${doomed} of ${statements}`).toEqual(achieved)
  }
}
