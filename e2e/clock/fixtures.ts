import { expect } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { startServer } from '../server.ts'

type Fixtures = {
  /** Sets the server's clock ahead by so many milliseconds. It goes back by itself after the test. */
  moveClock: (by: number) => Promise<void>
}

type Options = {
  /**
   * The server has one clock for everybody. These journeys have one of their own, so that they run beside all others; it
   * is started when the first of them runs.
   */
  hasOwnServer: boolean
}

type OfWorker = Options & { serverUrl: string }

export const test = base.extend<Fixtures, OfWorker>({
  hasOwnServer: [true, { option: true, scope: 'worker' }],

  serverUrl: [
    async ({ hasOwnServer }, use) => {
      if (!hasOwnServer) return use(process.env.CATCHPITCH_URL ?? '')
      const server = await startServer({}, 'clock-server')
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  baseURL: async ({ serverUrl }, use) => use(serverUrl),

  moveClock: async ({ request }, use) => {
    let ahead = 0
    const move = async (by: number) => {
      expect((await request.post('/dev/clock', { data: { move_ms: by } })).ok()).toBe(true)
      ahead += by
    }
    await use(move)
    await move(-ahead)
  },
})
