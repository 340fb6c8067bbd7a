import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, openResults, tabTo } from './steps.ts'

test('the owner opens a survey and finds its people on the map and in the list', async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys')
  await expectPage(page, 'surveys')
  await expect(page.getByText('Expiring in 21 days')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await openResults(page, 'Barista, Bangsar')
  await expect(page.getByRole('heading', { level: 1, name: 'Barista, Bangsar' })).toBeVisible()
  const map = page.getByRole('application', { name: /^Map with \d+ people$/ })
  await expect(map).toBeVisible()
  await expect(page.getByText('Not enough to say').first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'All statuses' }).click()
  // A click, and then a look: what is checked follows the address, a moment later.
  await page.getByRole('checkbox', { name: 'Shortlisted' }).click()
  await expect(page.getByRole('checkbox', { name: 'Shortlisted' })).toBeChecked()
  await expect(page).toHaveURL(/filter=status%3A9$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { pressed: false, name: /^C-/ })).toHaveCount(2)

  // Whoever is pressed in the list is found on the map.
  const shortlisted = page.getByRole('button', { name: 'C-NBFGC' })
  await shortlisted.click()
  await expect(shortlisted).toHaveAttribute('aria-pressed', 'true')
  await expect(map).toBeInViewport()
  await expect(map).toContainText('C-NBFGC · Shortlisted')
  await expectAccessible(page)
})

test('the map is walked through by the arrow keys, and says who is there', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto('/surveys')
  await openResults(page, 'Barista, Bangsar')
  // Only those who have been decided about: other journeys add people, and the list has pages.
  await page.goto(`${page.url()}?filter=status:9,10,11`)
  const map = page.getByRole('application')
  await expect(map).toBeVisible()
  await tabTo(page, map)
  await page.keyboard.press('ArrowRight')
  const told = page.getByRole('status').filter({ hasText: /^C-\w{5}\. / })
  const first = await told.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(told).not.toHaveText(first ?? '')
  const code = (await told.textContent())?.slice(0, 'C-00000'.length) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: code, pressed: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { pressed: true, name: code })).toHaveCount(0)
})
