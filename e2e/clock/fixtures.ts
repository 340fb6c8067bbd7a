import { expect } from '@playwright/test'
import { test as base } from '../fixtures.ts'

type Fixtures = {
  /** Sets the server's clock ahead by so many milliseconds. It goes back by itself after the test. */
  moveClock: (by: number) => Promise<void>
}

export const test = base.extend<Fixtures>({
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
