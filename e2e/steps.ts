import { expect, type Locator, type Page } from '@playwright/test'
import { waiting } from './accessibility.ts'
import { type Person, password } from './people.ts'
import { type Words, words } from './words.ts'

type SignIn = { in?: Words; remember?: boolean; password?: string }

/** The page is there with all that it waited for: what comes late moves what is pressed meanwhile. */
export async function expectPage(page: Page, name: string): Promise<void> {
  // While the next page is on its way, the one before is still there, though hidden.
  const shown = page.locator('main[data-page]').filter({ visible: true })
  await expect(shown).toHaveAttribute('data-page', name)
  await expect(waiting(page)).toHaveCount(0)
}

/** Fills in the sign-in form, which must be on the screen, and sends it. */
export async function signIn(page: Page, { email }: Pick<Person, 'email'>, options: SignIn = {}): Promise<void> {
  const { in: said = words.en, remember = false } = options
  await page.getByLabel(said.email).fill(email)
  await page.getByLabel(said.password, { exact: true }).fill(options.password ?? password)
  await page.getByLabel(said.remember).setChecked(remember)
  await page.getByRole('button', { name: said.submit, exact: true }).click()
}

/** On a narrow screen the account is behind a menu. */
export async function signOut(page: Page, said: Words = words.en): Promise<void> {
  const menu = page.getByRole('button', { name: said.menu, exact: true }).filter({ visible: true })
  const account = page.getByRole('button', { name: said.account }).filter({ visible: true })
  // The page may have come a moment before what stands around it.
  await expect(menu.or(account).first()).toBeVisible()
  if ((await account.count()) === 0) await menu.click()
  await account.click()
  await page.getByRole('menuitem', { name: said.signOut }).click()
}

/** From the list of surveys to what people answered in one of them. */
export async function openResults(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.getByRole('navigation', { name: 'About this survey' }).getByRole('link', { name: 'Result' }).click()
  await expectPage(page, 'surveys.id.results')
}

/**
 * Toasts are alerts, and stay for a moment only. Each counts once: after two saves in a row the same words are there
 * twice on a fast machine, and the first toast says nothing about the second save.
 */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const fresh = page.getByRole('alert').and(page.locator(':not([data-seen])')).filter({ hasText: text }).first()
  const isShown = () =>
    fresh.evaluate((toast) => {
      toast.setAttribute('data-seen', '')
      return toast.checkVisibility()
    })
  // One of before may go between being found and being looked at.
  await expect.poll(isShown, `the toast "${text}" can be seen`).toBe(true)
}

type Search = {
  /** The search field. */
  field: Locator
  /** All that is offered, what does not fit among them, as long as the reply is not there. */
  offered: Locator
  text: string
}

/**
 * Types what is looked for and presses the first that fits, once nothing else is offered: until the reply is there the
 * list is the one of before, and on a slow machine it moved away between pressing and letting go, so that nothing came
 * of the press.
 */
export async function searchAndPress({ field, offered, text }: Search): Promise<void> {
  await field.fill(text)
  const fits = async () => {
    const texts = await offered.allTextContents()
    return texts.length > 0 && texts.every((offer) => offer.toLowerCase().includes(text.toLowerCase()))
  }
  await expect.poll(fits, `only what fits "${text}" is offered`).toBe(true)
  await offered.first().click()
}

/** Whoever reads on a narrow screen must not have to push the page from side to side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: 'how much of the page lies beside the screen' }).toBe(0)
}

const phone = { width: 390, height: 844 }

/**
 * The same on a phone besides, for a journey that is walked on a wide screen only: what it has opened is looked at
 * where there is the least room, without going all the way there once more.
 */
export async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  const wide = page.viewportSize()
  if (!wide) return
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(wide)
}

/** Presses Tab until the element has the focus, as somebody without a mouse does; nothing may be too far away. */
export async function tabTo(page: Page, element: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${element.toString()}`)
}
