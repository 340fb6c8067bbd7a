import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makePerson } from '#content/make-person'
import { useBuiltServer } from '#testing/built-server'
import { useDatabase } from '#testing/database'
import { eventually } from '#testing/eventually'
import { testDay } from '#testing/test-day'

const database = useDatabase()
const built = useBuiltServer()

/** Takes whatever a process wants to tell about itself. */
async function startCollector() {
  const bodies: Buffer[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks))
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A listening socket has no port.')
  // Strings stand in a protobuf message as they are, so what was told can be looked for without decoding it.
  return { url: `http://127.0.0.1:${address.port}`, told: () => Buffer.concat(bodies).toString('utf8') }
}

async function startTraced(settings: Record<string, string>) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'catchpitch-tracing-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  return built.start({
    DATABASE_URL: database.url,
    DATA_DIR,
    DEMO: 'false',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...settings,
  })
}

async function visit(url: string, email: string): Promise<void> {
  await fetch(`${url}/api/v1/login?group_id=secret-in-the-address`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret-token', 'user-agent': 'secret-agent' },
    body: JSON.stringify({ email, password: 'secret-password-7' }),
  })
  await fetch(`${url}/media/x/y?expires=1&signature=secret-signature`)
  await fetch(`${url}/readyz`)
}

it('tells a collector the names and times of calls and statements, and nothing about anybody', async () => {
  const collector = await startCollector()
  const { email, id } = await makePerson(database.db, { now: testDay, email: 'secret-person@example.com' })
  const server = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await visit(server.url, email)
  await eventually(() => expect(collector.told()).toContain('/media/:group_id/:id'))
  server.process.kill('SIGTERM')
  await server.ended
  const told = collector.told()
  for (const word of [
    'catchpitch',
    'login',
    '/api/v1/login',
    'pg.query:SELECT',
    'from "users"',
    'http.response.status_code',
  ]) {
    expect(told).toContain(word)
  }
  expect(told).not.toMatch(/secret|readyz/)
  for (const word of [email, id, '127.0.0.1', 'postgres://']) expect(told).not.toContain(word)
})

it('loads nothing of it when no collector is set', async () => {
  const server = await startTraced({ NODE_DEBUG: 'module' })
  server.process.kill('SIGTERM')
  const { said } = await server.ended
  const loaded = new Set(said.match(/node_modules\/(?:@fastify\/otel|@opentelemetry\/[\w-]+|pg(?=\/))/g))
  // The interface without anything behind it, which the figures for Prometheus bring along.
  expect([...loaded].toSorted()).toEqual(['node_modules/@opentelemetry/api', 'node_modules/pg'])
})

it('refuses an address that is none', async () => {
  await expect(startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT cannot be used',
  )
})
