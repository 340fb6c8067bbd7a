import { expect } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { startServer } from '../server.ts'

type Fixtures = {
  /** Sets the server's clock ahead by so many milliseconds, and says what it shows. It goes back by itself after the test. */
  moveClock: (by: number) => Promise<Date>
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
      const reply = await request.post('/dev/clock', { data: { move_ms: by } })
      expect(reply.ok()).toBe(true)
      ahead += by
      const [, now = ''] = /"now":"([^"]+)"/.exec(await reply.text()) ?? []
      return new Date(now)
    }
    await use(move)
    await move(-ahead)
  },
})
