import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

test('the owner looks for a word, reads the guide that holds it, and goes on to another', { tag: '@phone' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto('/help-center')
  await expectPage(page, 'help-center')
  const guides = page.getByRole('list', { name: 'Help Center' }).getByRole('listitem')
  await expect(guides.filter({ hasText: 'Reading the map' })).toHaveCount(1)

  const search = page.getByRole('searchbox', { name: 'Search the guides' })
  await search.fill('no corner is the right one')
  await expect(page).toHaveURL(/keyword=/)
  await expect(guides).toHaveCount(1)
  await page.getByRole('link', { name: 'Reading the map' }).click()
  await expectPage(page, 'help-center.id')
  await expect(page.getByRole('heading', { level: 1, name: 'Reading the map' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The ring' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Other guides' })
    .getByRole('link', { name: 'When two people cannot be told apart' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'When two people cannot be told apart' })).toBeVisible()

  await page.goto('/help-center?keyword=nothingatall')
  await page.getByRole('button', { name: 'Show all guides' }).click()
  await expect(guides.filter({ hasText: 'Reading the map' })).toHaveCount(1)
})

test('an applicant finds the guides for applicants, and none for companies', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.applicant)
  await page.goto('/survey')
  await page.getByRole('link', { name: 'Help Center' }).click()
  await expectPage(page, 'help-center')
  await expect(page.getByRole('list', { name: 'Help Center' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reading the map' })).toHaveCount(0)
})
