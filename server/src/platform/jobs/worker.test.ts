import { id } from '@catchpitch/contract/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/db/database'
import { openDiskStorage } from '#platform/files/disk-storage'
import { newId } from '#platform/ids'
import { useDatabase } from '#testing/database'
import { eventually } from '#testing/eventually'
import { testJobParts } from '#testing/job-parts'
import { enqueue, ordersChannel } from './enqueue.ts'
import { installJobs } from './install-jobs.ts'
import { type DailyJob, defineJob, type Job } from './job.ts'
import { jobBacklog } from './job-backlog.ts'
import { openJobStore } from './job-store.ts'
import { poolConnection } from './pool-connection.ts'
import { startWorker } from './worker.ts'

const database = useDatabase()
const rules = { retries: 2, expire_seconds: 60 }
const ran: string[] = []
let opened: ReturnType<typeof openDatabase>

const greet = defineJob({
  ...rules,
  name: 'test.greet',
  payload: z.object({ person_id: id }),
  run: async (_context, { person_id }) => void ran.push(person_id),
})
const stumble = defineJob({
  ...rules,
  name: 'test.stumble',
  payload: z.object({}),
  run: async () => {
    ran.push('stumbled')
    throw new Error('a stone on the way')
  },
})
const sweep: DailyJob = {
  ...rules,
  name: 'test.sweep',
  daily_at: '03:00',
  run: async () => void ran.push('swept'),
}

beforeEach(async () => {
  ran.length = 0
  opened = openDatabase(database.url, { max: 5, on_error: () => {} })
  await installJobs(database.url, [greet, stumble, sweep])
  await sql`delete from pgboss.job`.execute(opened.db)
})
afterEach(() => opened.close())

async function work(...jobs: Job[]) {
  return workWith({}, jobs)
}

async function workWith(rhythm: { look_every_ms?: number }, jobs: readonly Job[]) {
  const errors: unknown[] = []
  const on_error = (error: unknown) => void errors.push(error)
  const storage = openDiskStorage('/nonexistent')
  const context = { db: opened.db, clock: systemClock, storage, ...testJobParts, announce: () => {} }
  const worker = await startWorker({ ...context, pool: opened.pool, url: database.url, jobs, on_error, ...rhythm })
  onTestFinished(() => worker.stop())
  return { worker, errors }
}

const order = (person_id: string) => enqueue(opened.db, greet, { person_id })
const orders = async (job: Job) => {
  const { rows } = await sql<{ state: string; retry_count: number; output: unknown }>`
    select state, retry_count, output from pgboss.job where name = ${job.name} order by created_on`.execute(opened.db)
  return rows
}
/** As if so much time had gone by for what waits and for what is under way. */
const pass = (time: string) =>
  sql`update pgboss.job set start_after = start_after - ${time}::interval, started_on = started_on - ${time}::interval`.execute(
    opened.db,
  )

const listeners = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(opened.db)
  return rows
}
/** As if somebody had ordered it just now, for what became due by other ways. */
const tell = (job: Job) => sql`select pg_notify(${ordersChannel}, ${job.name})`.execute(opened.db)

test('carries out what was ordered and committed', async () => {
  const [kept, lost] = [newId(systemClock.now()), newId(systemClock.now())]
  await opened.db.transaction().execute((tx) => enqueue(tx, greet, { person_id: kept }))
  const undone = opened.db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { person_id: lost })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')

  const { worker, errors } = await work(greet)
  await eventually(async () => expect(await orders(greet)).toMatchObject([{ state: 'completed' }]))
  await worker.stop()
  expect(ran).toEqual([kept])
  expect(errors).toEqual([])
})

test('what is ordered begins at once, and not when somebody looks next', async () => {
  // Nobody looks within the time of a test: only the note of the order can begin it.
  await workWith({ look_every_ms: 24 * 60 * 60 * 1000 }, [greet])
  await eventually(async () => expect(await listeners()).toHaveLength(1))
  for (let count = 1; count <= 6; count += 1) {
    await order(newId(systemClock.now()))
    await eventually(() => expect(ran).toHaveLength(count))
  }
})

test('what was ordered while nobody could hear is found all the same', async () => {
  await work(greet)
  await eventually(async () => expect(await listeners()).toHaveLength(1))
  const [listener] = await listeners()
  await sql`select pg_terminate_backend(${listener?.pid})`.execute(opened.db)
  await order(newId(systemClock.now()))
  await eventually(() => expect(ran).toHaveLength(1))
})

test('several workers share the orders, and carry out each once', async () => {
  const people = Array.from({ length: 30 }, () => newId(systemClock.now()))
  for (const person of people) await order(person)
  await Promise.all([work(greet), work(greet), work(greet)])
  await eventually(async () =>
    expect(await jobBacklog(opened.db, systemClock.now())).toMatchObject({ waiting: 0, failed: 0 }),
  )
  await eventually(() => expect(ran).toHaveLength(30))
  expect(new Set(ran)).toEqual(new Set(people))
})

test('an order for a job that is not installed is refused', async () => {
  const unknown = defineJob({ ...rules, name: 'test.unknown', payload: z.object({}), run: async () => {} })
  await expect(enqueue(opened.db, unknown, {})).rejects.toThrow('The job test.unknown is not installed')
})

test('what fails is tried again, later each time, and then given up', async () => {
  await enqueue(opened.db, stumble, {})
  const { errors } = await work(stumble)
  for (const retry_count of [0, 1]) {
    await eventually(async () => expect(await orders(stumble)).toMatchObject([{ state: 'retry', retry_count }]))
    expect(ran).toHaveLength(retry_count + 1)
    await pass('1 minute')
    await tell(stumble)
  }
  await eventually(async () =>
    expect(await orders(stumble)).toMatchObject([{ state: 'failed', output: { message: 'a stone on the way' } }]),
  )
  expect(ran).toHaveLength(3)
  expect(errors).toEqual(Array.from({ length: 3 }, () => new Error('a stone on the way')))
  expect(await jobBacklog(opened.db, systemClock.now())).toMatchObject({ waiting: 0, failed: 1 })
})

test('what a killed worker had begun is carried out by another', async () => {
  const person = newId(systemClock.now())
  await order(person)
  const store = openJobStore(
    poolConnection(opened.pool, () => {}),
    { supervise: false },
  )
  expect(await store.fetch(greet.name)).toHaveLength(1)

  await pass('2 minutes')
  await store.expire()
  await pass('2 minutes')
  await work(greet)
  await eventually(() => expect(ran).toEqual([person]))
})

test('a daily job is planned once by however many workers, and plans the next day when it runs', async () => {
  await Promise.all([work(sweep), work(sweep)])
  expect(await orders(sweep)).toMatchObject([{ state: 'created' }])
  expect(await jobBacklog(opened.db, systemClock.now())).toMatchObject({ waiting: 0, failed: 0 })

  await pass('1 day')
  await tell(sweep)
  await eventually(async () =>
    expect(await orders(sweep)).toMatchObject([{ state: 'completed' }, { state: 'created' }]),
  )
  expect(ran).toEqual(['swept'])
})

test('any number of processes may install at once', async () => {
  await sql`drop schema pgboss cascade`.execute(opened.db)
  await Promise.all(Array.from({ length: 4 }, () => installJobs(database.url, [greet, stumble, sweep])))
  await order(newId(systemClock.now()))
  expect(await orders(greet)).toHaveLength(1)
})
