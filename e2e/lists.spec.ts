import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { forAWhile } from './real-time.ts'
import { expectFits, expectNoSidewaysScroll, expectPage, expectToast, tabTo } from './steps.ts'

const firstName = (page: Page) => page.getByRole('rowheader').first()

test('a list is sorted, searched, filtered and leafed through by its address', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.root)
  await page.goto('/admin/users')
  await expectPage(page, 'admin.users')
  const oldest = await firstName(page).textContent()
  const since = page.getByRole('columnheader', { name: 'With us since' })
  await expect(since).toHaveAttribute('aria-sort', 'ascending')

  await tabTo(page, page.getByRole('button', { name: 'With us since' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/users?order=-created_at')
  await expect(since).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('button', { name: 'With us since' })).toBeFocused()
  await expect(firstName(page)).not.toHaveText(oldest ?? '')

  const keyword = page.getByRole('searchbox', { name: 'Search by name or e-mail' })
  await keyword.fill('manager@demo')
  await expect(page).toHaveURL('/admin/users?keyword=manager%40demo&order=-created_at')
  await expect(page.getByRole('rowheader')).toHaveText([/Daniel O'Neil/])
  await expect(keyword).toBeFocused()

  await page.getByRole('button', { name: 'All companies' }).click()
  await page.getByRole('searchbox', { name: 'Company: search' }).fill('kopi')
  await page.getByRole('checkbox', { name: /Kopi & Kain/ }).click()
  await expect(page).toHaveURL(/group=[0-9a-f-]{36}/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Company: Kopi & Kain Sdn Bhd' })).toBeFocused()

  await keyword.fill('nobody is called like this')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL('/admin/users?order=-created_at')
  await expect(keyword).toHaveValue('')
  await expect(page.getByRole('status').filter({ hasText: /^1–\d+ of \d+$/ })).toBeVisible()

  await page.goto('/admin/users?page=400')
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(firstName(page)).toHaveText(oldest ?? '')
})

test('the columns that somebody chose are theirs on the next device too', { tag: '@desktop' }, async ({
  page,
  enterAs,
  browser,
}) => {
  await enterAs(people.moderator)
  await page.goto('/admin/audit-log')
  const heading = page.getByRole('columnheader', { name: 'Company', exact: true })
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which columns do you want to see?' })
  await expect(dialog.getByRole('checkbox', { name: 'What' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Company' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'From' }).check()
  await expectAccessible(page)
  const saved = page.waitForResponse('**/save-user-preference')
  await dialog.getByRole('button', { name: 'Show these' }).click()
  await expect(heading).toHaveCount(0)
  await saved

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const elsewhere = await browser.newPage()
  await elsewhere.goto('/healthz')
  await elsewhere.evaluate((value) => localStorage.setItem('token', value), token)
  await elsewhere.goto('/admin/audit-log')
  await expect(elsewhere.getByRole('columnheader', { name: 'From' })).toBeVisible()
  await expect(elsewhere.getByRole('columnheader', { name: 'Company', exact: true })).toHaveCount(0)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByRole('button', { name: 'Back to standard' }).click()
  await dialog.getByRole('button', { name: 'Show these' }).click()
  await expect(heading).toBeVisible()
})

test('a list that cannot be loaded says so, and comes when it is asked again', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.root)
  let broken = true
  await page.route('**/api/v1/admin/audit-log?**', (route) => {
    const reply = { status: 403, message: "You don't have permission to access.", code: 'access.denied', error: {} }
    return broken ? route.fulfill({ status: 403, json: reply }) : route.fallback()
  })
  await page.goto('/admin/audit-log')
  await expect(page.getByRole('alert')).toContainText('This list could not be loaded')
  await expectAccessible(page)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Signed in').first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('many are changed at once, after a question, and it is undone', async ({ page, enterAs }) => {
  await enterAs(people.root)
  await page.goto('/admin/design')
  const bar = page.getByRole('region', { name: 'Change several at once' })
  await expect(bar.getByRole('status')).toHaveText('None selected. No action chosen.')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar.getByRole('status')).toHaveText('20 selected. No action chosen.')
  await bar.getByRole('combobox', { name: 'Choose an action' }).selectOption('Reject')
  await bar.getByRole('button', { name: 'Apply' }).click()

  const question = page.getByRole('dialog', { name: 'Reject 20 people?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(bar.getByRole('status')).toHaveText('20 selected.')
  const shortlisted = page.getByRole('main').getByText('Shortlisted', { exact: true })
  const before = await shortlisted.count()
  await bar.getByRole('button', { name: 'Apply' }).click()
  await question.getByRole('button', { name: 'Reject' }).click()
  await expectToast(page, '20 people changed.')
  await expect.poll(() => shortlisted.count()).toBeLessThan(before)
  await page.keyboard.press('Control+z')
  await expectToast(page, 'As it was before.')
  await expect(shortlisted).toHaveCount(before)

  await page.getByLabel('State of the list').selectOption('Loading')
  await expectAccessible(page)
  await page.getByLabel('State of the list').selectOption('10,000 and more')
  await expect(page.getByText('1–20 of 10,000+')).toBeVisible()
  await page.getByLabel('State of the list').selectOption('Long text')
  await expectNoSidewaysScroll(page)
})

test('the menu of a row lies over the bar beneath the list', async ({ page, enterAs }) => {
  await enterAs(people.root)
  // One card alone: on a phone its menu reaches down to the bar.
  await page.goto(`/admin/users?keyword=${encodeURIComponent(people.applicant.email)}`)
  await expect(page.getByRole('button', { name: /^More for / })).toHaveCount(1)
  await page.getByRole('button', { name: /^More for / }).click()
  const last = page.getByRole('menuitem').last()
  await expect(last).toBeVisible()
  // Not by a click, which would scroll until it reaches what a person cannot see.
  const isOnTop = () =>
    last.evaluate((item) => {
      const { left, top, width, height } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
})

test('who types and presses a row at once comes to that row', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys/templates')
  const row = page.getByRole('rowheader').first().getByRole('link')
  await expect(row).toBeVisible()
  // The next page is on its way for longer than a search waits for the next letter.
  await page.route(/offer-page[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('a')
  await row.click()
  await expectPage(page, 'surveys.templates.questions')
  await expect(page).toHaveURL(/\?id=[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'What it asks' })).toBeVisible()
})

test('a search that takes its time leaves the page as it is, and what is being typed', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.root)
  await page.goto('/admin/support')
  const keyword = page.getByRole('searchbox', { name: 'Search by name, e-mail or words' })
  await expect(keyword).toBeVisible()
  let answer = () => {}
  const line = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/admin/support-messages?*', async (route) => {
    await line
    await route.continue()
  })
  await keyword.fill('nobody')
  await expect(page).toHaveURL(/keyword=nobody/)
  // Longer than it takes until a page that is on its way is shown in outlines.
  await forAWhile(page, 1500)
  await page.keyboard.type(' wrote this')
  await expect(keyword).toHaveValue('nobody wrote this')
  await expectPage(page, 'admin.support')
  answer()
  await expect(page.getByRole('heading', { name: 'No message found' })).toBeVisible()
  await expect(keyword).toBeFocused()
})

test('a template’s page without a template leads to their list', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  for (const path of ['/surveys/templates/questions', '/surveys/templates/text?id=']) {
    await page.goto(path)
    await expectPage(page, 'surveys.templates')
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible()
  }
})
