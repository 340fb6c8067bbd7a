import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { seedDemo } from '#content/demo/seed-demo'
import { movableClock } from '#platform/clock'
import { type Config, ConfigError } from '#platform/config'
import { openDatabase } from '#platform/db/database'
import { keepEmbedded } from '#platform/db/embedded/keep-embedded'
import { migrate } from '#platform/db/migrate'
import { registerDev } from '#platform/dev/dev-routes'
import { describeInstallation } from '#platform/installation'
import { installJobs } from '#platform/jobs/install-jobs'
import { startWorker } from '#platform/jobs/worker'
import { createLogger, type Logger } from '#platform/log/logger'
import type { Catcher } from '#platform/mail/catcher'
import { startMail } from '#platform/mail/start-mail'
import { createMetrics } from '#platform/metrics/metrics'
import type { Platform } from '#platform/platform'
import { forgetRunningServer, recordRunningServer } from '#platform/process/running-server'
import { createStops, type Stops } from '#platform/process/stops'
import { buildApp, buildProbes } from './app.ts'
import { jobs } from './jobs.ts'

type Folders = { migrations: string; web: string }

export type RunningServer = { url: string; stop: () => Promise<void> }

/** Connections of one process; PostgreSQL's default of a hundred leaves room for several such processes. */
const connections = 16

async function startDatabase(config: Config, data_dir: string, log: Logger, stops: Stops): Promise<string> {
  if (config.database_url !== null) return config.database_url
  const embedded = await keepEmbedded(data_dir, {
    on_event: (event, error) => log.warn({ err: error }, `the embedded database was ${event}`),
  })
  stops.add(embedded.stop)
  return embedded.url
}

/** The work in the background. With several workers each row is still taken by one of them only. */
async function startWorking(
  { config, clock, db, log }: Platform,
  pool: ReturnType<typeof openDatabase>['pool'],
  stops: Stops,
): Promise<Catcher | null> {
  const on_error = (error: unknown) => log.error({ err: error }, 'work in the background failed')
  const mail = await startMail({ config, db, clock, on_error })
  stops.add(() => mail.stop())
  const worker = await startWorker({ pool, jobs, db, clock, on_error })
  stops.add(() => worker.stop())
  return mail.catcher
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new ConfigError(`PORT ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`)
    }
    throw error
  }
}

/** Config, database, app, listen: what is started last is stopped first, also when the start fails half-way. */
export async function startServer(config: Config, folders: Folders): Promise<RunningServer> {
  const stops = createStops()
  try {
    const data_dir = resolve(config.data_dir)
    await mkdir(data_dir, { recursive: true })
    const clock = movableClock()
    const log = createLogger(config)
    const database_url = await startDatabase(config, data_dir, log, stops)
    await migrate(database_url, folders.migrations, clock.now())
    const { db, pool, close } = openDatabase(database_url, {
      max: connections,
      on_error: (error) => log.warn({ err: error }, 'a database connection broke'),
      check_tenancy: !config.production,
    })
    stops.add(close)
    await installJobs(database_url, jobs)
    if (config.demo) await seedDemo(db, clock.now())

    const platform: Platform = {
      config,
      clock,
      db,
      log,
      metrics: createMetrics(),
      installation: describeInstallation(config, clock.now()),
    }
    const app = config.role === 'worker' ? buildProbes(platform) : await buildApp(platform, folders.web)
    stops.add(() => app.close())
    const catcher = config.role === 'api' ? null : await startWorking(platform, pool, stops)
    registerDev(app, { config, catcher, clock })

    const url = await listen(app, config)
    await recordRunningServer(data_dir, url)
    stops.add(() => forgetRunningServer(data_dir))
    return { url, stop: stops.run }
  } catch (error) {
    await stops.run()
    throw error
  }
}
