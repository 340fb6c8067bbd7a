import Fastify from 'fastify'
import { ZodError, z } from 'zod'
import { advance, isSomethingDue } from './advance.ts'
import { registerApi } from './api/register-api.ts'
import { shiftedClock } from './clock.ts'
import { type Control, createControl } from './control.ts'
import { openDeliveries, type Retries } from './deliveries.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerControl } from './register-control.ts'
import { endpoints } from './resources/endpoints.ts'
import { openStore } from './store.ts'

export type StandInOptions = {
  /** 0, as it is without being said: any that is free. */
  port?: number
  host?: string
  /** Where everything is kept. Null: in memory only. */
  state_path?: string | null
  /** Where browsers reach the hosted pages, if not where it listens. */
  url?: string | null
  webhook?: { url: string; secret: string } | null
  /** A clock that it starts from; without one, the machine's. */
  now?: () => Date
  retries?: Retries
  warn?: (line: string) => void
}

export type StandIn = {
  url: string
  port: number
  control: Control
  stop(): Promise<void>
}

const tick_ms = 1000

/** For a day and a half, like a product that is away over night. */
const patientRetries: Retries = { first_ms: 250, longest_ms: 600_000, attempts: 200 }

/** Addresses are kept without their host: after the next start, the pages are at another port. */
const hosted = /^\/(?:pay|portal|invoice)\//

const writtenBy = (url: () => string) => (body: unknown) =>
  JSON.stringify(body, (name, value: unknown) => {
    const isAddress = (name === 'url' || name === 'hosted_invoice_url') && typeof value === 'string'
    return isAddress && hosted.test(value) ? `${url()}${value}` : value
  })

const bound = z.object({ port: z.number() })

/** Starts a Stripe of one's own: its API, its hosted pages and its webhooks. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const warn = options.warn ?? ((line) => void process.stderr.write(`${line}\n`))
  let url = options.url ?? ''
  const write = writtenBy(() => url)
  const store = openStore(options.state_path ?? null, (events) => deliveries.enqueue(events))
  const clock = shiftedClock(options.now ?? (() => new Date()), () => store.settings().offset_ms)
  const deliveries = openDeliveries({ store, write, warn, retries: options.retries ?? patientRetries })
  const control = createControl({ store, clock, deliveries })
  const { webhook } = options
  if (webhook) store.change(() => store.set({ webhook }))

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 })
  // What the call has caused is on its way before the next one comes.
  app.addHook('onResponse', async () => deliveries.wake())
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ZodError) return reply.status(400).send({ message: z.prettifyError(error) })
    warn(`Stripe stand-in: ${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`)
    return reply.status(500).send({ error: { type: 'api_error', message: 'The stand-in has failed; see its log.' } })
  })
  registerApi(app, endpoints, { store, clock, write, warn })
  registerPages(app, { store, clock })
  registerControl(app, control)

  await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
  const { port } = bound.parse(app.server.address())
  url ||= `http://${options.host ?? '127.0.0.1'}:${port}`

  const ticking = setInterval(() => {
    const now = clock.seconds()
    if (!isSomethingDue(store, now)) return
    store.change(() => advance(store, now))
    deliveries.wake()
  }, tick_ms)
  deliveries.wake()

  return {
    url,
    port,
    control,
    async stop() {
      clearInterval(ticking)
      await deliveries.stop()
      await app.close()
    },
  }
}
