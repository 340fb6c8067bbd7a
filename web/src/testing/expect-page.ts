import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { narrow } from './screens.ts'

/** Which page is on the screen. While it is on its way, the one before is still there. */
export async function expectPage(name: string): Promise<void> {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('main[data-page]')]
      .filter((main) => main.checkVisibility())
      .map((main) => main.dataset.page)
  await expect.poll(shown).toEqual([name])
}

export async function expectToast(text: string | RegExp): Promise<void> {
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
}

export async function expectNoSidewaysScroll(): Promise<void> {
  const { documentElement: root } = document
  await expect.poll(() => root.scrollWidth - root.clientWidth, { message: 'what lies beside the screen' }).toBe(0)
}

/** The page has room on both screens; it is left as it is on the narrow one. */
export async function expectFits(): Promise<void> {
  await expectNoSidewaysScroll()
  await page.viewport(...narrow)
  await expectNoSidewaysScroll()
}
