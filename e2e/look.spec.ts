import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, signIn } from './steps.ts'
import { words } from './words.ts'

const paperLightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return (red + green + blue) / 3
  })

for (const path of ['/', '/login', '/nowhere']) {
  test(`${path} is dark where the device is, and stays as it was chosen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await page.locator('main[data-page]').waitFor()
    expect(await paperLightness(page)).toBeLessThan(60)
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true })
    await expect.poll(() => paperLightness(page)).toBeGreaterThan(200)
    await page.reload()
    await page.locator('main[data-page]').waitFor()
    expect(await paperLightness(page)).toBeGreaterThan(200)
  })

  test(`${path} speaks the language chosen on it, also after a reload`, async ({ page }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    const english = await heading.textContent()
    await page.getByRole('combobox', { name: words.en.language }).selectOption({ label: words.zh.name })
    await expect(heading).not.toHaveText(english ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    const chinese = await heading.textContent()
    await page.reload()
    await expect(heading).toHaveText(chinese ?? '')
    await expectAccessible(page)
  })

  test(`${path} fits the width of the screen in every language`, async ({ page }) => {
    await page.goto(path)
    for (const { name } of Object.values(words)) {
      await page.getByRole('combobox').selectOption({ label: name })
      await expectNoSidewaysScroll(page)
    }
  })
}

for (const person of [people.root, people.owner, people.applicant]) {
  test(`${person.home} fits the width of the screen and is dark where the device is`, async ({ page, enterAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await enterAs(person)
    await page.goto(person.home)
    await page.locator('main[data-page]').waitFor()
    await expectNoSidewaysScroll(page)
    expect(await paperLightness(page)).toBeLessThan(60)
    await expectAccessible(page)
  })
}

test('the language of the browser is the one a visitor is greeted in', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ms-MY', baseURL: process.env.CATCHPITCH_URL ?? '' })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: words.ms.submit, exact: true })).toBeVisible()
  await context.close()
})

test('an address that does not exist says so, with the status and a way back', async ({ page }) => {
  const reply = await page.goto('/nowhere')
  expect(reply?.status()).toBe(404)
  await expectPage(page, 'not-found')
  await page.getByRole('main').getByRole('link').click()
  await expectPage(page, 'landing')
})

test('an address that does not exist behind the sign-in says so too', async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys/nowhere/at/all')
  await expectPage(page, 'not-found')
  await expectAccessible(page)
})

test('a toast stands at the bottom right and goes after five seconds', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await page.locator('main[data-page]').waitFor()
  // From here on the page's time passes only when it is told to.
  await page.clock.pauseAt(Date.now() + 60_000)
  await signIn(page, people.owner)
  await expectPage(page, 'surveys')
  await page.clock.runFor(1000)
  const toast = page.getByRole('alert').filter({ hasText: words.en.signedIn })
  const box = await toast.boundingBox()
  expect(box?.x).toBeGreaterThan(1440 / 2)
  expect(box?.y).toBeGreaterThan(900 / 2)
  await page.clock.runFor(3500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast).toBeHidden()
})
