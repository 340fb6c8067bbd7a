import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { people } from '../people.ts'
import { expectPage, expectToast, signIn } from '../steps.ts'
import { words } from '../words.ts'

const second = 1000
const day = 24 * 60 * 60 * second

/** How far the server's clock is ahead; it goes back after every test. */
let ahead = 0

async function moveClock(request: APIRequestContext, by: number): Promise<void> {
  const reply = await request.post('/dev/clock', { data: { move_ms: by } })
  expect(reply.ok()).toBe(true)
  ahead += by
}

test.afterEach(({ request }) => moveClock(request, -ahead))

test('a session is over after a day, and the next action says so and leads back', async ({ page, request }) => {
  await page.goto('/login')
  await signIn(page, people.owner)
  await expectPage(page, 'surveys')
  await moveClock(request, day - 60 * second)
  await page.reload()
  await expectPage(page, 'surveys')
  await moveClock(request, 61 * second)
  await page.getByRole('combobox', { name: words.en.language }).selectOption({ label: words.zh.name })
  await expectPage(page, 'sign-in')
  // In the language just chosen or in the account's: which of them the server knew first does not matter here.
  await expectToast(page, new RegExp(`${words.en.sessionEnded}|${words.zh.sessionEnded}`))
  await signIn(page, people.owner, { in: words.zh })
  await expectPage(page, 'surveys')
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

test('a remembered session is over after seven days', async ({ page, request }) => {
  await page.goto('/login')
  await signIn(page, people.manager, { remember: true })
  await expectPage(page, 'surveys')
  await moveClock(request, 7 * day - 60 * second)
  await page.reload()
  await expectPage(page, 'surveys')
  await moveClock(request, 61 * second)
  await page.reload()
  await expectPage(page, 'sign-in')
  await expectToast(page, words.en.sessionEnded)
})
