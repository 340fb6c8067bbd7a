import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerOpenApi } from './register-openapi.ts'

it('answers the description as JSON', async () => {
  const app = Fastify()
  registerOpenApi(app)
  const reply = await app.inject('/openapi.json')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api/v1' }] })
})
