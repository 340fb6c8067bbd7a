import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { placeOf } from './places.ts'
import { expectPage, signIn } from './steps.ts'
import { words } from './words.ts'

const paperLightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return (red + green + blue) / 3
  })

// One page of each door; a page that does not exist belongs to the first.
for (const path of ['/', '/login']) {
  test(`${path} is dark where the device is, and stays as it was chosen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await page.locator('main[data-page]').waitFor()
    await expect.poll(() => paperLightness(page)).toBeLessThan(60)
    await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true })
    await expect.poll(() => paperLightness(page)).toBeGreaterThan(200)
    await page.reload()
    await page.locator('main[data-page]').waitFor()
    await expect.poll(() => paperLightness(page)).toBeGreaterThan(200)
  })

  test(`${path} speaks the language chosen on it, also after a reload and in the other tabs`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto(path)
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    const english = await heading.textContent()
    await page.getByRole('combobox', { name: words.en.language }).selectOption({ label: words.zh.name })
    await expect(heading).not.toHaveText(english ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    const chinese = await heading.textContent()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(chinese ?? '')
    await page.reload()
    await expect(heading).toHaveText(chinese ?? '')
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
  const place = await placeOf(toast)
  expect(place.x).toBeGreaterThan(1440 / 2)
  expect(place.y).toBeGreaterThan(900 / 2)
  await page.clock.runFor(3500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast).toBeHidden()
})
