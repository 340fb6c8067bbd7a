import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { narrow, wide } from './screens.ts'

/** Nobody may have to push a page from side to side to read it. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(overflow, { message: 'how much of the page lies beside the screen' }).toBe(0)
}

/** The same on both screens: what a test has opened on the wide one is looked at where there is the least room. */
export async function expectFits(): Promise<void> {
  await expectNoSidewaysScroll()
  await page.viewport(...narrow)
  await expectNoSidewaysScroll()
  await page.viewport(...wide)
}
