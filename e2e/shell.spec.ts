import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, expectToast, tabTo } from './steps.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })

/** The browser's own notice; what is fetched meanwhile is the business of other journeys. */
const tellNetwork = (page: Page, notice: 'offline' | 'online') =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), notice)

test('the palette finds pages and actions by a part of their name, in the language of the person', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.root)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = palette(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('dark')
  await expect(palette(page).getByRole('option')).toHaveText([/dark/i])
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(palette(page)).toBeHidden()

  // The keys open it too, also for somebody who knows a page by its English name only.
  await page.evaluate(() => localStorage.setItem('language', 'zh'))
  await page.reload()
  await expectPage(page, 'admin.dashboard')
  await page.keyboard.press('Control+K')
  const chinese = page.getByRole('dialog', { name: '搜索' })
  await chinese.getByRole('combobox').fill('users')
  await expect(chinese.getByRole('option')).toHaveText(['用户'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await chinese.getByRole('combobox').fill('nothing of the kind')
  await expect(chinese.getByRole('status')).toContainText('nothing of the kind')
  await chinese.getByRole('combobox').fill('用')
  await expect(chinese.getByRole('option').first()).toHaveText('用户')
  await page.keyboard.press('Enter')
  await expectPage(page, 'admin.users')
})

test('the navigation is walked by keyboard, marks where one is, and offers nobody what they may not open', {
  tag: '@desktop',
}, async ({ page, enterAs }) => {
  await enterAs(people.moderator)
  await page.goto('/admin/dashboard')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const users = navigation.getByRole('link', { name: 'Users' })
  await tabTo(page, navigation.getByRole('button', { name: 'People' }))
  await page.keyboard.press('Enter')
  await tabTo(page, users)
  await page.keyboard.press('Enter')
  await expectPage(page, 'admin.users')
  await expect(page.locator('main')).toBeFocused()
  await expect(navigation.locator('[aria-current]')).toHaveText(['Users'])
  await expect(navigation.getByRole('link', { name: 'My Surveys' })).toHaveCount(0)

  // Among options the arrows choose, and come round at the end.
  await page.keyboard.press('Control+K')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  const options = palette(page).getByRole('option')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
})

test('the tour shows somebody round, by keyboard or thumb, and can be left', async ({ page, enterAs, isMobile }) => {
  await enterAs(people.member)
  await page.goto('/surveys')
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Take the tour' }).click()
  const step = page.getByRole('dialog', { name: 'Welcome to Catchpitch' })
  await expect(step).toContainText('1 of 6')
  await expect(step.getByRole('button', { name: 'Next' })).toBeFocused()
  await expectAccessible(page)
  if (isMobile) await step.getByRole('button', { name: 'Next' }).click()
  else await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Everything has its place' })).toContainText('2 of 6')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expectToast(page, /take the tour again at any time/)
  await expect(page.locator('.driver-popover')).toHaveCount(0)
})

test('somebody new is offered the tour until they have seen it or want none', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.moderator)
  await page.goto('/admin/dashboard')
  const offer = page.getByRole('complementary', { name: 'Tour' })
  await offer.getByRole('button', { name: 'Take the tour' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  const counted = page.waitForRequest('**/user/intro-steps')
  await page.getByRole('button', { name: 'Next' }).click()
  expect((await counted).postDataJSON()).toEqual({ intro_steps: 2 })
  await page.getByRole('button', { name: 'Leave the tour' }).click()
  await page.reload()
  await offer.getByRole('button', { name: 'Go on with the tour' }).click()
  await expect(page.getByRole('dialog', { name: 'Everything has its place' })).toContainText('2 of 5')
  await page.keyboard.press('Escape')
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expectPage(page, 'admin.dashboard')
  await expect(offer).toHaveCount(0)
})

test('a lost network is told at once in the console, and so is its return', async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys')
  await expectPage(page, 'surveys')
  await tellNetwork(page, 'offline')
  const warning = page.getByRole('dialog', { name: 'No Internet Connection' })
  await expect(warning).toContainText('may be lost')
  await expectAccessible(page)
  await tellNetwork(page, 'online')
  await expect(warning).toBeHidden()
  await expectToast(page, 'You are online now !!')
})

test('a lost network is told on public pages too', async ({ page }) => {
  await page.goto('/')
  await page.locator('main[data-page]').waitFor()
  await tellNetwork(page, 'offline')
  const warning = page.getByRole('dialog', { name: 'No Internet Connection' })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await tellNetwork(page, 'online')
  await expect(warning).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'You are online now !!' })).toBeVisible()
})

test('an address that nobody has leaves the navigation in place', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys/nowhere/at/all')
  await expectPage(page, 'not-found')
  await page.getByRole('main').getByRole('link').click()
  await expectPage(page, 'surveys')
})

test('staff who sign out while they look through somebody’s eyes leave both sessions', {
  tag: '@desktop',
}, async ({ page, enterAs }) => {
  await enterAs(people.root)
  await page.goto('/admin/users?keyword=applicant')
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await page.getByLabel('Why?').fill('They cannot find their survey')
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate', exact: true }).click()
  await expectPage(page, 'survey')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Stop and sign out' }).click()
  await expectPage(page, 'sign-in')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const reply = await page.request.get('/api/v1/user', { headers: { authorization: `Bearer ${token}` } })
  expect(reply.ok()).toBe(false)
})

test('of the tabs of a page the open one is marked, and no other', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  for (const { path, label, tabs } of [
    { path: '/surveys/account', label: 'Account', tabs: ['Company', 'Email Settings'] },
    { path: '/surveys/teams', label: 'Teams', tabs: ['People', 'Departments', 'Cover photo'] },
  ]) {
    await page.goto(path)
    const marked = page.getByRole('main').getByRole('navigation', { name: label }).locator('[aria-current="page"]')
    for (const tab of tabs) {
      await page.getByRole('main').getByRole('link', { name: tab, exact: true }).click()
      await expect(marked).toHaveText([tab])
    }
    await page.goto(path)
    await expect(marked).toHaveText([tabs[0] ?? ''])
  }
})
