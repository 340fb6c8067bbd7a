import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { password, people, speakers } from './people.ts'
import { expectPage, expectToast, signIn, signOut, tabTo } from './steps.ts'
import { words } from './words.ts'

const languages = ['en', 'zh', 'ms'] as const

/** On a phone in one language, the one whose letters are furthest from ours: the others differ by their words only. */
const sizesFor = (language: string) => (language === 'zh' ? {} : { tag: '@desktop' })

for (const [position, language] of languages.entries()) {
  const said = words[language]
  const speaker = speakers[language]

  test(`a person signs in and out in ${language}`, sizesFor(language), async ({ page }) => {
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

  test(`a person signs in and out in ${language} with the keyboard only`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/login')
    await tabTo(page, page.getByRole('combobox', { name: words.en.language }))
    for (const passed of languages.slice(1, position + 1)) {
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('html')).toHaveAttribute('lang', passed)
    }
    await tabTo(page, page.getByLabel(said.email))
    await page.keyboard.type(speaker.email)
    await tabTo(page, page.getByLabel(said.password, { exact: true }))
    await page.keyboard.type(password)
    await tabTo(page, page.getByLabel(said.remember))
    await page.keyboard.press('Space')
    await expect(page.getByLabel(said.remember)).toBeChecked()
    await page.keyboard.press('Enter')
    await page.waitForURL(speaker.home)
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
}

test('everybody arrives where their day begins', { tag: '@desktop' }, async ({ page }) => {
  for (const person of Object.values(people)) {
    await page.goto('/login')
    await signIn(page, person)
    await page.waitForURL(person.home)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a wrong password is refused without saying what was wrong, and can be typed again', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, people.moderator, { password: 'Not-the-pass-1' })
  await expect(page.getByRole('alert')).toHaveText(words.en.wrong)
  await expect(page.getByLabel(words.en.email)).toHaveValue(people.moderator.email)
  await expect(page.getByLabel(words.en.password, { exact: true })).toBeFocused()
  await expectAccessible(page)
  await signIn(page, people.moderator)
  await expectPage(page, 'admin.dashboard')
})

test('an unknown address is answered like a wrong password', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/login')
  await signIn(page, { email: `nobody.${test.info().project.name}@demo.example` }, { password: 'Not-the-pass-1' })
  await expect(page.getByRole('alert')).toHaveText(words.en.wrong)
  const replies = [people.manager.email, 'stranger@demo.example'].map(async (email) => {
    const reply = await request.post('/api/v1/login', { data: { email, password: 'Not-the-pass-1' } })
    return [reply.status(), await reply.text()]
  })
  const [known, unknown] = await Promise.all(replies)
  expect(unknown).toEqual(known)
})

test('an empty form names each field and goes to the first', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: words.en.submit, exact: true }).click()
  for (const label of [words.en.email, words.en.password]) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(words.en.required)
  }
  await expect(page.getByLabel(words.en.email)).toBeFocused()
  await expectAccessible(page)
})

test('of what is filled in, only what is wrong is refused, beside its field', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login')
  const address = page.getByLabel(words.en.email)
  await address.fill(people.owner.email)
  await page.getByRole('button', { name: words.en.submit, exact: true }).click()
  await expect(page.getByLabel(words.en.password, { exact: true })).toBeFocused()
  await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  // In the words of the specification.
  await signIn(page, { email: 'somebody@nowhere' })
  await expect(address).toHaveAccessibleDescription('This field is required a valid email.')
  await expect(address).toBeFocused()
})

test('a link to a guarded page leads there after signing in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/surveys?keyword=tea')
  await expectPage(page, 'sign-in')
  await signIn(page, people.member)
  await expectPage(page, 'surveys')
  await expect(page).toHaveURL('/surveys?keyword=tea')
})

test('nobody is led to another site by signing in', { tag: '@desktop' }, async ({ page }) => {
  for (const next of ['//elsewhere.example', 'https://elsewhere.example', String.raw`/\elsewhere.example`]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await signIn(page, people.member)
    await page.waitForURL('/surveys')
    await page.evaluate(() => localStorage.clear())
  }
})

test('whoever is signed in already does not sign in or up again', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.root)
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expectPage(page, 'admin.dashboard')
  }
})

test('a page of another role leads to the own start page', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.applicant)
  await page.goto('/admin/dashboard')
  await expectPage(page, 'survey')
})

test('signing out in one tab signs out the other', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/login')
  await signIn(page, people.owner)
  await expectPage(page, 'surveys')
  const other = await context.newPage()
  await other.goto('/surveys')
  await expectPage(other, 'surveys')
  await signOut(page)
  await expectPage(page, 'sign-in')
  await other.reload()
  await expectPage(other, 'sign-in')
})
