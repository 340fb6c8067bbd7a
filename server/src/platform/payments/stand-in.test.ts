import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openPayments } from './payments.ts'
import { openSignatures } from './signatures.ts'
import type { SignedCall } from './signed-call.ts'
import { startStandIn } from './stand-in.ts'

const root = join(import.meta.dirname, '../../../..')
let dist = ''

/** Beside the packages that the built file loads. */
beforeAll(async () => {
  dist = await mkdtemp(join(root, 'node_modules', '.cache-stand-in-of-server-'))
  const built = spawnSync(process.execPath, ['scripts/build-stripe-stand-in.mjs', dist], { cwd: root })
  expect(built.status).toBe(0)
})
afterAll(async () => rm(dist, { recursive: true, force: true }))

it('tells of payments in a way that the server believes, after a restart too', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const nextCall = () =>
    new Promise<SignedCall>((resolve) => {
      server.once('request', (request, response) => {
        void buffer(request).then((body) => {
          response.end()
          resolve({ body, headers: request.headers })
        })
      })
    })

  for (const start of ['the first', 'the second']) {
    const program = pathToFileURL(join(dist, 'main.mjs'))
    const standIn = await startStandIn({ program, state_path: join(dist, 'payments.json') })
    await standIn.tellAt(`http://127.0.0.1:${port}`)
    const called = nextCall()
    await openPayments(standIn.settings).stripe.customers.create({ name: start })
    const { stripe } = openSignatures({ shops: [] }, standIn.settings.webhook_secret)
    expect(stripe(await called), start).toBe(true)
    await standIn.stop()
  }
  server.close()
  server.closeAllConnections()
})
