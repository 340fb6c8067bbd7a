import { expect } from '@playwright/test'
import { people } from '../people.ts'
import { expectPage, signIn } from '../steps.ts'
import { words } from '../words.ts'
import { test } from './fixtures.ts'

const second = 1000
const day = 24 * 60 * 60 * second

test('a session is over after a day, and the next action says so and leads back', async ({ page, moveClock }) => {
  await page.goto('/login?next=/surveys/profile')
  await signIn(page, people.owner)
  await expectPage(page, 'surveys.profile')
  await moveClock(day - 60 * second)
  await page.reload()
  await expectPage(page, 'surveys.profile')
  await moveClock(61 * second)
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: words.en.language })
    .selectOption({ label: words.zh.name })
  await expectPage(page, 'sign-in')
  await expect(page.getByRole('status').filter({ hasText: words.zh.sessionEnded })).toBeVisible()
  await signIn(page, people.owner, { in: words.zh })
  await expectPage(page, 'surveys.profile')
})

test("the language chosen on the sign-in page becomes the account's own, on every device", async ({
  page,
  browser,
}) => {
  await page.goto('/login')
  await page.getByRole('combobox').selectOption({ label: words.ms.name })
  await signIn(page, people.moderator, { in: words.ms })
  await expectPage(page, 'admin.dashboard')
  const elsewhere = await browser.newPage()
  await elsewhere.goto('/login')
  await signIn(elsewhere, people.moderator)
  await expectPage(elsewhere, 'admin.dashboard')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ms')
  await elsewhere.close()
})

test('a remembered session is over after seven days', async ({ page, moveClock }) => {
  await page.goto('/login')
  await signIn(page, people.manager, { remember: true })
  await expectPage(page, 'surveys')
  await moveClock(7 * day - 60 * second)
  await page.reload()
  await expectPage(page, 'surveys')
  await moveClock(61 * second)
  await page.reload()
  await expectPage(page, 'sign-in')
  await expect(page.getByRole('status').filter({ hasText: words.en.sessionEnded })).toBeVisible()
})
