import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { openDatabase } from '#platform/db/database'
import { testPlatform } from '#testing/app'
import { buildApp } from '../../app.ts'

describe('while the database is away', () => {
  // Nothing listens on this port.
  const { db, close } = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none', { max: 1, on_error: () => {} })
  let app: FastifyInstance

  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent' })
    app = await buildApp(testPlatform(config, systemClock, db))
  })
  afterAll(async () => {
    await app.close()
    await close()
  })

  it('nobody gets unlimited tries: a call whose hits cannot be counted is refused', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: 'a@example.com', password: 'x' },
    })
    expect(reply.json()).toEqual({
      status: 503,
      code: 'server.busy',
      message: 'We cannot answer right now. Please try again in a moment.',
      error: {},
    })
  })

  it('is alive but not ready', async () => {
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
  })
})
