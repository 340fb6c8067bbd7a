import { expect, type Page, test } from '@playwright/test'
import { people } from './people.ts'
import { expectPage, expectToast, signIn, signOut } from './steps.ts'

/*
 * What people read when we fail. Not with the watch of the other journeys, which lets no page see a failing server.
 */

const failed = { status: 500, message: 'Internal Server Error', code: 'server.failed', error: {} }

async function enter(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page, people.owner)
}

test('a server that fails is told in its own words, and by ours where it has none', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/api/v1/login', (route) => route.fulfill({ status: 500, json: failed }))
  await enter(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Internal Server Error' })).toBeVisible()
  await page.route('**/api/v1/login', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await enter(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
})

test('signing out that does not reach the server says so, and leaves nobody believing it did', {
  tag: '@desktop',
}, async ({ page }) => {
  await enter(page)
  await expectPage(page, 'surveys')
  await page.route('**/api/v1/logout', (route) => route.fulfill({ status: 500, json: failed }))
  await signOut(page)
  await expectToast(page, 'Logout failed.')
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})
