import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeOwner } from './company-steps.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectPage, expectToast, searchAndPress } from './steps.ts'

test('a company without a plan reads everything, is told so above every page, and finds the order once it has one', {
  tag: '@desktop',
}, async ({ page, request, browser, baseURL, enterAs }) => {
  test.slow()
  await enterAs(people.root)
  const { owner, company } = await makeOwner({ page, request, browser, baseURL })
  await page.goto(`/admin/subscription?keyword=${encodeURIComponent(company.name)}`)
  await page.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: 'Cancel the subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the subscription' }).click()
  await expectToast(page, 'The subscription is cancelled.')

  await owner.goto('/surveys/templates')
  const banner = owner.getByRole('complementary', { name: 'No plan' })
  await expect(banner).toContainText("You don't have any plan. Please subscribe to a plan.")
  await expectAccessible(owner)
  await banner.getByRole('link', { name: 'See the plans' }).click()
  await expectPage(owner, 'subscription-plan')
  await expect(owner.getByText('Default was cancelled.')).toBeVisible()

  await goWithin(page, '/admin/subscription/create')
  await searchAndPress({
    field: page.getByRole('searchbox', { name: 'Company' }),
    offered: page.getByRole('list', { name: 'Company' }).getByRole('button'),
    text: company.name,
  })
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: 'Annual+ (Annual+)' })
  await expect(page.getByLabel('Amount in MYR, without tax')).toHaveValue('2990.00')
  await page.getByLabel('Payment method').selectOption({ label: 'Online transfer' })
  await page.getByRole('button', { name: 'Give a plan' }).click()
  await expectPage(page, 'admin.subscription')

  await owner.goto('/payment/activate')
  await expect(owner.getByRole('heading', { name: 'Annual+ is active' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await goWithin(owner, '/surveys/orders')
  await owner.getByRole('rowheader').getByRole('link', { name: 'Annual+' }).click()
  await expectPage(owner, 'surveys.orders.detail')
  await expect(owner.getByRole('region', { name: 'Payment' })).toContainText('Completed')
  await expectAccessible(owner)
  await owner.context().close()
})
