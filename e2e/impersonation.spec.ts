import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { placeOf } from './places.ts'
import { expectPage, openResults } from './steps.ts'

test('root looks through the eyes of a manager, for a reason, and goes back to the list of users', {
  tag: '@desktop',
}, async ({ page, enterAs }) => {
  await enterAs(people.root)
  await page.goto('/admin/users?keyword=manager')
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate', exact: true }).click()
  await expect(page.getByLabel('Why?')).toHaveAccessibleDescription(/This field is required\./)
  await page.getByLabel('Why?').fill('They cannot find their surveys')
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate', exact: true }).click()

  await expectPage(page, 'surveys')
  const banner = page.getByRole('complementary', { name: 'Impersonation' })
  await expect(banner).toContainText("You are looking through the eyes of Daniel O'Neil")
  await expect(banner).toContainText('Reason: They cannot find their surveys')
  await expectAccessible(page)

  // What stays at the top while the page scrolls stays below the banner.
  await openResults(page, /^Barista/)
  await expect(page.getByRole('rowheader').last()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const completed = page.getByRole('columnheader', { name: 'Completed' })
  const lid = await placeOf(banner)
  const head = await placeOf(completed)
  // To the pixel, which a screen may cut.
  expect(head.y).toBeGreaterThan(lid.y + lid.height - 1)
  await page.goto('/surveys/profile/change')
  await expect(page.getByLabel('Current password')).toHaveCount(0)

  await banner.getByRole('button', { name: 'Stop' }).click()
  await expect(page).toHaveURL('/admin/users?page=1&keyword=&group=')
  await expect(banner).toHaveCount(0)
})
