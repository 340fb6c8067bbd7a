import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { password, people, speakers } from './people.ts'
import { expectPage, expectToast, signIn, signOut, tabTo } from './steps.ts'
import { words } from './words.ts'

// The rules of the form, and where it leads, are proved beside the page: sign-in-page.browser.test.tsx.

for (const [language, tag] of [
  ['en', '@desktop'],
  // On a phone, in the language whose letters are furthest from ours.
  ['zh', '@phone'],
] as const) {
  const said = words[language]
  const speaker = speakers[language]

  test(`a person signs in and out in ${language}`, { tag }, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('combobox').selectOption({ label: said.name })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await signIn(page, speaker, { in: said })
    await page.waitForURL(speaker.home)
    await expectToast(page, said.signedIn)
    await signOut(page, said)
    await expectPage(page, 'sign-in')
    await expectToast(page, said.signedOut)
    await page.goto('/surveys')
    await expectPage(page, 'sign-in')
  })
}

test('a person signs in and out in ms with the keyboard only', { tag: '@desktop' }, async ({ page }) => {
  const said = words.ms
  await page.goto('/login')
  await tabTo(page, page.getByRole('combobox', { name: words.en.language }))
  for (const passed of ['zh', 'ms']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('lang', passed)
  }
  await tabTo(page, page.getByLabel(said.email))
  await page.keyboard.type(speakers.ms.email)
  await tabTo(page, page.getByLabel(said.password, { exact: true }))
  await page.keyboard.type(password)
  await tabTo(page, page.getByLabel(said.remember))
  await page.keyboard.press('Space')
  await expect(page.getByLabel(said.remember)).toBeChecked()
  await page.keyboard.press('Enter')
  await page.waitForURL(speakers.ms.home)
  await tabTo(page, page.getByRole('button', { name: said.account }))
  await page.keyboard.press('Enter')
  const out = page.getByRole('menuitem', { name: said.signOut })
  // Down the menu until it is reached, as somebody does who sees where the focus is.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await out.evaluate((item) => item === document.activeElement)).toBe(true)
  }).toPass()
  await page.keyboard.press('Enter')
  await expectPage(page, 'sign-in')
})

test('a wrong password is refused without saying what was wrong, and can be typed again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/login')
  await signIn(page, people.moderator, { password: 'Not-the-pass-1' })
  await expect(page.getByRole('alert')).toHaveText(words.en.wrong)
  await signIn(page, people.moderator)
  await expectPage(page, 'admin.dashboard')
})
