import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { readConfig } from '#platform/config'
import { openDatabase } from '#platform/db/database'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import { migrate } from '#platform/db/migrate'
import { installJobs } from '#platform/jobs/install-jobs'
import { jobsOf } from '../jobs.ts'
import { runOnServer, withDatabase } from './database-server.ts'
import { largeDatabases } from './large-databases.ts'
import { testDay } from './test-day.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** In memory where the machine offers that: copying a database costs a tenth of what it costs on a disk. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const prefix = 'catchpitch-test-'

/** Nothing in a test database is worth a flush. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A folder of this run alone. */
const makeFolder = () => mkdtemp(join(parent, `${prefix}${process.pid}-`))

/** A test run that was killed leaves its folders behind, in memory at that, until somebody takes them away. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (!Number.isNaN(pid) && !isRunning(pid)) await rm(join(parent, name), { recursive: true, force: true })
  }
}

/**
 * Whoever connects proves to know the password by hashing it a few thousand times, which here protects nobody and takes
 * longer than most statements: every test file connects about ten times.
 */
async function cheapenPassword(url: string): Promise<void> {
  const { username, password } = new URL(url)
  await runOnServer(
    url,
    'set scram_iterations = 1',
    `alter role ${username} password '${decodeURIComponent(password)}'`,
  )
}

type Server = { url: string; stop: () => Promise<void> }

async function startServer(): Promise<Server> {
  // To see the tests pass on another PostgreSQL than the one we ship, 15 for instance.
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const home = await makeFolder()
  const server = await startEmbedded(home, { settings })
  await cheapenPassword(server.url)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** What every start of the product adds to its database before it answers a call. */
async function fillTemplate(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { max: 1, on_error: () => {} })
  await seedCatalog(db, testDay)
  await close()
}

/** One server and one migrated template for the whole run; `useDatabase()` gives every test file its copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned()
  const run_folder = await makeFolder()
  // Where tests make folders: databases and backups are flushed to it, which in memory costs nothing.
  process.env['TMPDIR'] = run_folder
  const server = await startServer()
  const template = `template_${process.pid}`
  await runOnServer(server.url, `create database ${template}`)
  const template_url = withDatabase(server.url, template)
  await migrate(template_url, migrations, testDay)
  await installJobs(template_url, jobsOf(readConfig({})))
  await fillTemplate(template_url)
  provide('database_url', server.url)
  provide('template_database', template)
  provide('run_folder', run_folder)
  return async () => {
    // The template and what was made of it for the whole run: on a PostgreSQL that is not ours it would stay.
    for (const name of [template, ...largeDatabases(template)]) {
      await runOnServer(server.url, `drop database if exists ${name} with (force)`)
    }
    await server.stop()
    await rm(run_folder, { recursive: true, force: true })
  }
}
