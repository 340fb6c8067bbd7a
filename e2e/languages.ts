import type { Language } from '@catchpitch/contract/languages'
import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './steps.ts'

/**
 * Chooses a language in a tab of the same browser; the open pages follow. Chosen by its own field, it would become that
 * of the account, for every journey that runs beside.
 */
export async function speak(otherTab: Page, language: Language): Promise<void> {
  await otherTab.evaluate((code) => localStorage.setItem('language', code), language)
}

/** What is read on the page, in the language that it is shown in. */
const readIn = (page: Page, language: Language): Promise<string> =>
  page.locator(`html[lang=${language}] main[data-page]`).filter({ visible: true }).innerText()

/**
 * Shows the page in these languages, in place, ending with the last. In none may it become too wide. A word that is
 * missing is an error of the page, which the watch sees; what has not been translated at all is seen here.
 */
export async function expectLanguages(page: Page, otherTab: Page, languages: readonly Language[]): Promise<void> {
  const read = new Map<Language, string>()
  for (const language of languages) {
    await speak(otherTab, language)
    read.set(language, await readIn(page, language))
    await expectNoSidewaysScroll(page)
  }
  expect(read.get('zh'), 'the page in Chinese').toMatch(/\p{Script=Han}/u)
  expect(read.get('ms'), 'the page in Malay, in English words').not.toBe(read.get('en'))
}
