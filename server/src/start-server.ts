import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { seedDemo } from '#content/demo/seed-demo'
import { publishNotices } from '#features/catalogue/catalogue.public'
import { noteMail, startInvitations } from '#features/invitations/invitations.public'
import { notifyMailFailed } from '#features/notifications/notifications.public'
import { watchOutages } from '#features/respondent/respondent.public'
import { movableClock } from '#platform/clock'
import { type Config, ConfigError } from '#platform/config'
import { openDatabase } from '#platform/db/database'
import { keepEmbedded } from '#platform/db/embedded/keep-embedded'
import { migrate } from '#platform/db/migrate'
import { reachDatabase } from '#platform/db/reach-database'
import { registerDev } from '#platform/dev/dev-routes'
import { openStorage } from '#platform/files/open-storage'
import { describeInstallation } from '#platform/installation'
import { installJobs } from '#platform/jobs/install-jobs'
import { startWorker } from '#platform/jobs/worker'
import { openLive } from '#platform/live/live'
import { createLogger, type Logger } from '#platform/log/logger'
import { type MailServer, openMailServer } from '#platform/mail/mail-server'
import { startMail } from '#platform/mail/start-mail'
import { createMetrics } from '#platform/metrics/metrics'
import { openPayments } from '#platform/payments/payments'
import { openSignatures } from '#platform/payments/signatures'
import { type StandIn, startStandIn } from '#platform/payments/stand-in'
import type { Platform, Stage } from '#platform/platform'
import { withLocalName } from '#platform/process/local-name'
import { forgetRunningServer, recordRunningServer } from '#platform/process/running-server'
import { createStops, type Stops } from '#platform/process/stops'
import { findAppSecret } from '#platform/secrets/app-secret'
import { deriveSecrets } from '#platform/secrets/secrets'
import { openLocalTranscriber } from '#platform/speech/local-transcriber'
import { openOpenAiTranscriber } from '#platform/speech/openai-transcriber'
import { openSpeech, type Speech } from '#platform/speech/speech'
import { openSpreadsheets } from '#platform/spreadsheets/spreadsheets'
import { buildApp, buildProbes } from './app.ts'
import { jobsOf } from './jobs.ts'

/** Where things lie that are no part of the code. */
export type Folders = {
  migrations: string
  web: string
  spreadsheet_worker: URL
  recogniser_process: URL
  payments_stand_in: URL
}

export type RunningServer = { url: string; stop: () => Promise<void> }

/** Connections of one process; PostgreSQL's default of a hundred leaves room for several such processes. */
const connections = 16

async function startDatabase(config: Config, data_dir: string, log: Logger, stops: Stops): Promise<string> {
  if (config.database_url !== null) {
    await reachDatabase(config.database_url)
    return config.database_url
  }
  const embedded = await keepEmbedded(data_dir, {
    on_event: (event, error) => log.warn({ err: error }, `the embedded database was ${event}`),
  })
  stops.add(embedded.stop)
  return embedded.url
}

/** The work in the background. With several workers each row is still taken by one of them only. */
async function startWorking(
  { config, clock, db, installation, live, log, payments, secrets, spreadsheets, storage }: Platform,
  pool: ReturnType<typeof openDatabase>['pool'],
  { server_url, public_url, direct_url }: { server_url: string; public_url: string; direct_url: string },
  stops: Stops,
): Promise<void> {
  const on_error = (error: unknown) => log.error({ err: error }, 'work in the background failed')
  const { mail_from: sender, app_name } = config
  const { announce } = live
  const mail = startMail({
    server_url,
    db,
    clock,
    storage,
    sender,
    app_name,
    public_url,
    secrets,
    announce,
    async on_settled(work, letter, outcome) {
      await noteMail(work, letter, outcome)
      if (outcome === 'failed') await notifyMailFailed(work, letter)
    },
    on_error,
  })
  stops.add(() => mail.stop())
  const invitations = startInvitations({ db, clock, announce, on_error })
  stops.add(() => invitations.stop())
  const notices = publishNotices({ db, clock, announce, on_error })
  stops.add(() => notices.stop())
  const jobs = jobsOf(config)
  const context = { db, clock, installation, payments, storage, spreadsheets, announce }
  const worker = await startWorker({ ...context, pool, url: direct_url, jobs, on_error })
  stops.add(() => worker.stop())
}

/** This machine for what it can do: then nobody's voice leaves it. */
function findSpeech({ speech, speech_model_dir }: Config, process_file: URL, log: Logger): Speech {
  const on_error = (error: Error) => log.error({ err: error }, 'a recording could not be put into words')
  const local = openLocalTranscriber({ process_file, model_dir: resolve(speech_model_dir), on_error })
  return openSpeech([local, ...(speech ? [openOpenAiTranscriber({ ...speech, on_error })] : [])])
}

async function findMailServer({ role, smtp_url }: Config, stops: Stops): Promise<MailServer | null> {
  if (role === 'api') return null
  const server = await openMailServer(smtp_url)
  stops.add(() => server.stop())
  return server
}

/** Where no key is set whoever looks at the product still pays, with test cards. Never in production: see `stripeOf`. */
async function findStandIn({ stripe, production, role }: Config, program: URL, data_dir: string, stops: Stops) {
  if (stripe !== null || production || role !== 'all') return null
  // Whoever runs the built server alone has left it out.
  if (!existsSync(program)) return null
  const stand_in = await startStandIn({ program, state_path: join(data_dir, 'payments.json') })
  stops.add(stand_in.stop)
  return stand_in
}

/** From now on it knows the time, and where to tell of payments. */
async function introduceStandIn(stand_in: StandIn, address: string, now: Date): Promise<void> {
  await stand_in.moveClock(now)
  await stand_in.tellAt(`${address}/api/v1/stripe/webhook`)
}

/**
 * So many may knock before they are let in; Node's own 511 are half a second of a company that invites thousands at once.
 * Whoever finds the row full is not refused but forgotten, and tries again after seconds.
 */
const most_waiting = 4096

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: most_waiting })
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
  let stage: Stage = 'starting'
  const stop = async () => {
    stage = 'stopping'
    // A worker is sent no calls, so nobody has to be told that there will be none.
    if (config.role !== 'worker') await pause(config.drain_seconds * 1000)
    await stops.run()
  }
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
    await installJobs(database_url, jobsOf(config))
    await seedCatalog(db, clock.now())
    const storage = openStorage({ s3: config.s3, data_dir })
    const installation = describeInstallation(config, clock.now())
    if (config.demo) await seedDemo({ db, storage, installation }, clock.now())

    const direct_url = config.database_direct_url ?? database_url
    const live = openLive({
      db,
      url: direct_url,
      on_error: (error) => log.warn({ err: error }, 'open pages could not be told'),
    })
    stops.add(live.stop)

    const speech = findSpeech(config, folders.recogniser_process, log)
    stops.add(speech.stop)

    const stand_in = await findStandIn(config, folders.payments_stand_in, data_dir, stops)
    const stripe = stand_in?.settings ?? config.stripe

    const platform: Platform = {
      config,
      clock,
      db,
      log,
      metrics: createMetrics(),
      installation,
      secrets: deriveSecrets(await findAppSecret(config, data_dir)),
      payments: stripe && openPayments(stripe),
      signatures: openSignatures(config, stripe?.webhook_secret ?? null),
      storage,
      spreadsheets: openSpreadsheets(folders.spreadsheet_worker),
      speech,
      stage: () => stage,
      live,
    }
    const app = config.role === 'worker' ? buildProbes(platform) : await buildApp(platform, folders.web)
    stops.add(() => app.close())
    const mail_server = await findMailServer(config, stops)
    registerDev(app, { config, catcher: mail_server?.catcher ?? null, clock, on_moved: stand_in?.moveClock ?? null })

    const listening = await listen(app, config)
    if (config.role !== 'worker') {
      const on_error = (error: unknown) => log.warn({ err: error }, 'the heartbeat failed')
      const outages = watchOutages({ db, clock, on_error })
      stops.add(() => outages.stop())
    }
    const url = withLocalName(listening)
    if (stand_in) await introduceStandIn(stand_in, listening, clock.now())
    // Only now, because links in mails lead here, and without a setting only listening tells where that is.
    if (mail_server) {
      const addresses = { server_url: mail_server.url, public_url: config.public_url ?? url, direct_url }
      await startWorking(platform, pool, addresses, stops)
    }
    // Not before the work in the background has begun: until then a database that dies ends the start.
    stage = 'serving'
    await recordRunningServer(data_dir, listening)
    stops.add(() => forgetRunningServer(data_dir))
    return { url, stop }
  } catch (error) {
    await stops.run()
    throw error
  }
}
