import type { Page } from '@playwright/test'

/** Whether it is a page of the console: one document, which leads from each of them to each other. */
export const isInConsole = (path: string): boolean => /^\/(?:admin|surveys)(?:$|[/?])/.test(path)

/** From one page of the console to another as its own links go, without loading the application anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => window.history.pushState(null, '', next), address)
}
