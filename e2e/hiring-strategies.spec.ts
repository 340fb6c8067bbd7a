import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, expectToast } from './steps.ts'

test('root writes a way of hiring and brings it to the front, by keyboard', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  test.slow()
  const name = `Meet first ${Date.now()}`
  await enterAs(people.root)
  await page.goto('/admin/hiring-strategy/create')
  await expectPage(page, 'admin.hiring-strategy.create')
  const create = page.getByRole('button', { name: 'Create strategy' })
  await create.click()
  const english = page.getByLabel('Name, English')
  await expect(english).toBeFocused()

  await english.fill(name)
  await page.getByLabel('Whom it suits, English').fill('Small teams that want to see each other before anything else.')
  await page.getByLabel('What happens, English').fill('The survey')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByLabel('What happens, English').nth(1).fill('A walk through the shop')
  await page.getByRole('button', { name: /^Step 2: place 2 of 2/ }).press('ArrowUp')
  await expect(page.getByRole('button', { name: /^Step 1: place 1 of 2/ })).toBeFocused()
  await expect(page.getByLabel('What happens, English').first()).toHaveValue('A walk through the shop')
  await expect(page.getByLabel('What happens, English').nth(1)).toHaveValue('The survey')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await create.click()
  await expectToast(page, 'Hiring strategy added successfully.')
  await expectPage(page, 'admin.hiring-strategy')

  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await expect(page.getByRole('link', { name })).toHaveCount(1)
  await expect(page.getByText('Missing: 中文, Bahasa Melayu')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expectPage(page, 'admin.hiring-strategy.edit')
  await expect(page.getByLabel('What happens, English').first()).toHaveValue('A walk through the shop')

  await page.goto('/admin/hiring-strategy')
  await page.getByRole('link', { name: 'Reorder' }).click()
  await expectPage(page, 'admin.hiring-strategy.edit-sequence')
  const save = page.getByRole('button', { name: 'Save order' })
  await expect(save).toBeDisabled()
  const handle = page.getByRole('button', { name: new RegExp(`^${name}: place`) })
  await handle.press('Home')
  await expect(page.getByRole('status').filter({ hasText: `${name}: now place 1 of` })).toHaveCount(1)
  await expect(handle).toBeFocused()
  await expectAccessible(page)
  await save.click()
  await expectToast(page, 'Hiring strategy updated successfully.')
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'New surveys begin with it' })).toContainText(name)

  await page.goto(`/admin/hiring-strategy?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expectToast(page, '1 archived.')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
})
