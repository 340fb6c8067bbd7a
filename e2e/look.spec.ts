import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { words } from './words.ts'

const paperLightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return (red + green + blue) / 3
  })

// One page of each door, which settles both before anything is painted.
for (const { path, tag } of [
  { path: '/', tag: '@phone' },
  { path: '/login', tag: '@desktop' },
]) {
  test(`${path} is dark where the device is, and keeps the colours and the language that are chosen on it`, {
    tag,
  }, async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(path)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    const english = await heading.textContent()
    await expect.poll(() => paperLightness(page)).toBeLessThan(60)
    await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true })
    await expect.poll(() => paperLightness(page)).toBeGreaterThan(200)

    await page.getByRole('combobox', { name: words.en.language }).selectOption({ label: words.zh.name })
    await expect(heading).not.toHaveText(english ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    const chinese = await heading.textContent()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(chinese ?? '')

    await page.reload()
    await expect(heading).toHaveText(chinese ?? '')
    await expect.poll(() => paperLightness(page)).toBeGreaterThan(200)
  })
}
