import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage } from '../testing/answers.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { pageShown, toast } from '../testing/page.ts'
import { personAs } from '../testing/people.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { replies } from '../testing/replies.ts'
import { screens, wide } from '../testing/screens.ts'

/** The browser's own notice. */
const tellNetwork = (notice: 'offline' | 'online') => window.dispatchEvent(new Event(notice))

const warning = page.getByRole('dialog', { name: 'No Internet Connection' })
const back = toast('You are online now !!')

async function openGuides(): Promise<void> {
  replies({ 'GET /notifications': listPage([]), 'GET /guides': [] })
  await renderConsole('/help-center', { as: personAs('owner') })
  await expect.poll(pageShown).toBe('help-center')
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a lost network', () => {
  it.each(screens)('is told at once on a $name screen, and so is its return', async ({ size }) => {
    await page.viewport(...size)
    await openGuides()
    tellNetwork('offline')
    await expect.element(warning).toHaveTextContent('may be lost')
    await expectAccessible()
    tellNetwork('online')
    await expect.element(warning).not.toBeInTheDocument()
    await expect.element(back).toBeVisible()
  })
})

it('a toast stands at the bottom right and goes after five seconds', async () => {
  await openGuides()
  // From here on the page's time passes only when it is told to.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tellNetwork('offline')
  await expect.element(warning).toBeVisible()
  tellNetwork('online')
  await expect.element(back).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  const { left, top } = back.element().getBoundingClientRect()
  expect(left).toBeGreaterThan(wide[0] / 2)
  expect(top).toBeGreaterThan(wide[1] / 2)
  await vi.advanceTimersByTimeAsync(3500)
  await expect.element(back).toBeVisible()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.element(back).not.toBeInTheDocument()
})
