import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import { ZodError, z } from 'zod'
import type { Clock } from '../clock.ts'
import { invalidRequest, StripeRefusal } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Store } from '../store.ts'
import type { Endpoint } from './endpoint.ts'
import { expand } from './expand.ts'
import { findReply, fingerprintOf } from './idempotency.ts'
import { apiVersion } from './version.ts'

type Parts = {
  store: Store
  clock: Clock
  /** Writes a reply down, with addresses as browsers reach them. */
  write(body: unknown): string
  warn(line: string): void
}

const readForm = (form: string) => qs.parse(form, { depth: 10, arrayLimit: 100, parameterLimit: 2000 })

const expandField = z.array(z.string().min(1)).default([])

function checkCaller({ headers }: FastifyRequest): void {
  const key = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1]
  if (key === undefined)
    throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'You did not provide an API key.' })
  if (!key.startsWith('sk_test_'))
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided. The stand-in takes keys that begin with sk_test_ and never a live one.',
    })
  const version = headers['stripe-version']
  if (version !== undefined && version !== apiVersion)
    throw invalidRequest(`The stand-in speaks the API version ${apiVersion}, not ${String(version)}.`)
}

/** As Stripe names a field within others: `items[0][price]`. */
const parameterName = (path: readonly PropertyKey[]) =>
  path.map((step, depth) => (depth === 0 ? String(step) : `[${String(step)}]`)).join('')

function parameterProblem({ issues }: ZodError): StripeRefusal {
  const [issue] = issues
  if (!issue) return invalidRequest('Invalid parameters')
  if (issue.code === 'unrecognized_keys') {
    const name = parameterName([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  }
  const name = parameterName(issue.path)
  const isMissing = issue.code === 'invalid_type' && issue.message.includes('received undefined')
  return isMissing
    ? invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing')
    : invalidRequest(`Invalid ${name}: ${issue.message}`, name)
}

/** A refusal that the call itself found is one that Stripe could give too; anything else is a mistake of ours. */
function refusalOf(error: unknown): StripeRefusal | null {
  if (error instanceof StripeRefusal) return error
  return error instanceof ZodError ? parameterProblem(error) : null
}

/** Whoever calls what the stand-in does not know is writing code that it cannot stand in for: that must be seen. */
const isUnknown = ({ body: { error } }: StripeRefusal) =>
  error['code'] === 'parameter_unknown' || error.message.startsWith('Unrecognized request URL')

export function registerApi(app: FastifyInstance, endpoints: readonly Endpoint[], parts: Parts): void {
  const { store, clock, write, warn } = parts

  function send(reply: FastifyReply, status: number, body: unknown) {
    return reply.status(status).header('request-id', newId('req')).type('application/json').send(write(body))
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: StripeRefusal) {
    if (isUnknown(refusal)) warn(`Stripe stand-in: ${request.method} ${request.url}: ${refusal.message}`)
    return send(reply, refusal.status, refusal.body)
  }

  function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    checkCaller(request)
    const sent = endpoint.method === 'POST' ? request.body : request.url.split('?')[1]
    const { expand: wanted, ...input } = readForm(typeof sent === 'string' ? sent : '')
    const paths = expandField.parse(wanted)
    const { id = '' } = z.object({ id: z.string().optional() }).parse(request.params)
    const work = endpoint.prepare(input)
    const context = { store, now: clock.seconds() }
    if (endpoint.method === 'GET') return send(reply, 200, expand(store, work(context, id), paths))

    const key = request.headers['idempotency-key']
    const asked = fingerprintOf(request.method, request.url, { input, paths })
    const before = typeof key === 'string' ? findReply(store, key, asked, context.now) : null
    if (before) return send(reply.header('idempotent-replayed', 'true'), before.status, before.body)
    const { status, body } = store.change(() => {
      const result = work(context, id)
      const answered =
        result instanceof StripeRefusal
          ? { status: result.status, body: result.body }
          : { status: 200, body: expand(store, result, paths) }
      if (typeof key === 'string') store.replies.put({ id: key, asked, at: context.now, ...answered })
      return answered
    })
    return send(reply, status, body)
  }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, form, done) => {
    done(null, form)
  })
  for (const endpoint of endpoints)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        try {
          return await answer(endpoint, request, reply)
        } catch (error) {
          const refusal = refusalOf(error)
          if (refusal) return refuse(request, reply, refusal)
          throw error
        }
      },
    })
  app.all('/v1/*', async (request, reply) => {
    const [path] = request.url.split('?')
    const message = `Unrecognized request URL (${request.method}: ${path}). The Stripe stand-in does not know this call.`
    return refuse(request, reply, new StripeRefusal(404, { type: 'invalid_request_error', message }))
  })
}
