import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeCompany, unique } from './admin-steps.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, expectToast, searchAndPress } from './steps.ts'

test('a plan is made, changed, seen by everybody, given to a company by hand and withdrawn', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  test.slow()
  const title = unique('Season')
  await enterAs(people.root)
  const company = await makeCompany(page, request)

  await page.goto('/admin/plan-details')
  await page.getByRole('link', { name: 'New plan' }).click()
  await expectPage(page, 'admin.plan-details.create')
  await page.getByLabel('Title, English').fill(title)
  await page.getByLabel('Description, English').fill('For the busy months.')
  await page.getByLabel('Short name').fill(title.toLowerCase().replace(' ', '-'))
  await page.getByLabel('Price in MYR').fill('199')
  await page.getByLabel('Surveys').fill('3')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Data saved Successfully.')
  await expectPage(page, 'admin.plan-details')

  await searchAndPress({
    field: page.getByRole('searchbox', { name: 'Search plans' }),
    offered: page.getByRole('rowheader').getByRole('link'),
    text: title,
  })
  await expectPage(page, 'admin.plan-details.id.edit')
  await page.getByLabel('Kind').selectOption({ label: 'Annual+' })
  // A comma for a point would make it a hundred times as much.
  await page.getByLabel('Price in MYR').fill('1990,50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Price in MYR')).toHaveAccessibleDescription(/Enter a valid number\./)
  await page.getByLabel('Price in MYR').fill('1,990.50')
  await page.getByLabel('Period').selectOption({ label: 'A year' })
  await page.getByLabel('Participants').fill('250')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectPage(page, 'admin.plan-details')
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(/1,990\.50 a year/)

  await page.goto('/open/products')
  await page.getByText('Yearly').click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card).toContainText('1,990.50 a year')
  await expect(card).toContainText('3 a year')
  await expect(card).toContainText('250 a year')
  await expectAccessible(page)

  await page.goto('/admin/subscription')
  await page.getByRole('link', { name: 'Give a plan' }).first().click()
  await expectPage(page, 'admin.subscription.create')
  await page.getByRole('button', { name: 'Give a plan' }).click()
  await expect(page.getByRole('searchbox', { name: 'Company' })).toBeFocused()
  await searchAndPress({
    field: page.getByRole('searchbox', { name: 'Company' }),
    offered: page.getByRole('list', { name: 'Company' }).getByRole('button'),
    text: company.name,
  })
  await expect(page.getByText('The trial ends where the new plan begins.')).toBeVisible()
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: `${title} (Annual+)` })
  await expect(page.getByLabel('Amount in MYR, without tax')).toHaveValue('1990.50')
  await page.getByLabel('Payment method').selectOption({ label: 'Online transfer' })
  const types = page.getByLabel('Transaction type')
  await types.selectOption({ index: 1 })
  const type = (await types.getByRole('option').nth(1).textContent()) ?? ''
  await page.getByLabel('Tax', { exact: true }).fill('119.43')
  await page.getByLabel('Transaction id').fill(`BANK-${title}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Give a plan' }).click()
  await expectPage(page, 'admin.subscription')
  const given = page.getByRole('row').filter({ hasText: company.name }).filter({ hasText: title })
  await expect(given).toContainText('Running')
  await goWithin(page, `/admin/groups/${company.id}`)
  await expect(page.getByRole('main')).toContainText(title)

  await goWithin(page, '/admin/transactions')
  const paid = page.getByRole('row').filter({ hasText: `BANK-${title}` })
  await expect(paid).toContainText(/2,109\.93/)
  await page.getByRole('button', { name: 'All types' }).click()
  await page.getByRole('checkbox', { name: type }).click()
  await expect(page).toHaveURL(/filter=type%3A[0-9a-f-]{36}/)
  await expect(paid).toBeVisible()
  await expectAccessible(page)

  await goWithin(page, `/admin/plan-details?keyword=${encodeURIComponent(title)}`)
  await page.getByRole('rowheader').getByRole('link', { name: title }).click()
  await page.getByRole('checkbox', { name: 'Companies can choose this plan' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectPage(page, 'admin.plan-details')
  await page.goto('/open/products')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
})
