import type { Page } from '@playwright/test'

/** Whether it is a page of somebody who is signed in: one document with the same around it, which leads from each to each. */
export const isInConsole = (path: string): boolean =>
  /^\/(?:(?:admin|surveys|payment|subscription-plan|help-center)(?:$|[/?])|(?:organic|dynamic)\/export\/|survey$)/.test(
    path,
  )

/** From one page of the console to another as its own links go, without loading the application anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => window.history.pushState(null, '', next), address)
}
