import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import type { EndpointName } from '@catchpitch/contract/endpoints'
import { endpoints } from '@catchpitch/contract/endpoints'
import type { Language } from '@catchpitch/contract/languages'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Clock, type MovableClock, stoppedClock } from '#platform/clock'
import { type Config, readConfig } from '#platform/config'
import type { Database } from '#platform/db/database'
import { openStorage } from '#platform/files/open-storage'
import type { FileStorage } from '#platform/files/storage'
import { describeInstallation } from '#platform/installation'
import { type Live, openLive } from '#platform/live/live'
import { createLogger } from '#platform/log/logger'
import { createMetrics } from '#platform/metrics/metrics'
import { openPayments } from '#platform/payments/payments'
import { openSignatures } from '#platform/payments/signatures'
import type { Platform } from '#platform/platform'
import { openSpeech } from '#platform/speech/speech'
import { buildApp } from '../app.ts'
import { useDatabase } from './database.ts'
import { useFailedCalls } from './failed-calls.ts'
import { testSecrets } from './secrets.ts'
import { testSpreadsheets } from './spreadsheets.ts'
import { testDay } from './test-day.ts'

type Call = {
  token?: string | null
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** A form with parts, instead of a body: how a file comes along. */
  form?: FormData
  language?: Language
  ip?: string
}

/** What came back, as a client sees it. */
export type Answer = {
  status: number
  code: string | undefined
  message: string | null
  data: unknown
  pagination: unknown
  error: Record<string, string[]>
}

export type TestApp = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly database_url: string
  readonly storage: FileStorage
  readonly clock: MovableClock
  /** The causes of answers of 500 so far. A test fails with those that it has not asked for. */
  takeFailedCalls(): string[]
  /** Makes a call by its name, through HTTP and everything that stands in its way. */
  call(name: EndpointName, call?: Call): Promise<Answer>
}

function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Call): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return `/api/v1${path}${search && `?${search}`}`
}

/** What is sent, and what it is called. A form is written down by the same code that fetch uses. */
async function contentOf({ body, form }: Call): Promise<{ payload?: Buffer; type: string }> {
  const type = 'application/json'
  if (form) {
    const written = new Response(form)
    return { payload: Buffer.from(await written.arrayBuffer()), type: written.headers.get('content-type') ?? '' }
  }
  return body === undefined ? { type } : { payload: Buffer.from(JSON.stringify(body)), type }
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value

/** How a call that goes on answering begins; it is hung up on at once, or nobody would ever hear the end. */
async function openStream(app: FastifyInstance, sent: InjectOptions): Promise<Answer> {
  const reply = await app.inject({ ...sent, payloadAsStream: true })
  if (reply.statusCode !== 200) {
    const refusal: unknown = JSON.parse(await text(reply.stream()))
    if (isAnswer(refusal)) return refusal
    throw new Error('A refusal that is no envelope.')
  }
  reply.raw.res.destroy()
  return { status: 200, code: undefined, message: null, data: reply.headers, pagination: null, error: {} }
}

/** One that tells nobody anything. */
const silent: Live = { announce: () => {}, follow: () => () => {}, stop: async () => {} }

/** What features stand on, over any database. */
export function testPlatform(config: Config, clock: Clock, db: Database, live: Live = silent): Platform {
  return {
    config,
    clock,
    db,
    log: createLogger(config),
    metrics: createMetrics(),
    installation: describeInstallation(config, clock.now()),
    secrets: testSecrets,
    payments: config.stripe && openPayments(config.stripe),
    signatures: openSignatures(config, config.stripe?.webhook_secret ?? null),
    storage: openStorage(config),
    spreadsheets: testSpreadsheets,
    speech: openSpeech([]),
    stage: () => 'serving',
    live,
  }
}

/** The whole application over the calling test file's own database, at a time that stands still; `parts` stand in. */
export function useApp(settings: Partial<Config> = {}, parts: Partial<Pick<Platform, 'speech'>> = {}): TestApp {
  const database = useDatabase()
  const clock = stoppedClock(testDay)
  // Of its own, and made only if a test stores a file.
  const data_dir = join(tmpdir(), `catchpitch-files-${randomUUID()}`)
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), data_dir, ...settings }
  const failed = useFailedCalls()
  let app: FastifyInstance | undefined
  let live: Live | undefined
  const current = () => {
    if (!app) throw new Error('The application exists only while tests run: use it inside a test or a hook.')
    return app
  }

  beforeAll(async () => {
    live = openLive({ db: database.db, url: database.url, on_error: () => {} })
    app = await buildApp({ ...testPlatform(config, clock, database.db, live), log: failed.log, ...parts })
  })
  afterAll(async () => {
    await app?.close()
    await live?.stop()
    await rm(data_dir, { recursive: true, force: true })
  })

  return {
    get app() {
      return current()
    },
    get db() {
      return database.db
    },
    get database_url() {
      return database.url
    },
    storage: openStorage(config),
    clock,
    takeFailedCalls: failed.take,
    async call(name, call = {}) {
      const endpoint = endpoints[name]
      const { payload, type } = await contentOf(call)
      const sent = {
        method: endpoint.method,
        url: pathOf(endpoint, call),
        headers: {
          accept: 'application/json',
          'content-type': type,
          ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
          ...(call.language ? { 'accept-language': call.language } : {}),
        },
        ...(payload && { payload }),
        ...(call.ip ? { remoteAddress: call.ip } : {}),
      }
      if (endpoint.stream === true) return openStream(current(), sent)
      const reply = await current().inject(sent)
      if (endpoint.stream !== 'file' || reply.statusCode !== 200) return reply.json<Answer>()
      return { status: 200, code: undefined, message: null, data: reply.payload, pagination: null, error: {} }
    },
  }
}
