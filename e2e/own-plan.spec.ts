import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeOwner } from './company-steps.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, expectToast } from './steps.ts'

test('the owner sees the plan with what is used of it, and finds the way from a plan on offer to having it', {
  tag: '@phone',
}, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/subscription-plan')
  await expectPage(page, 'subscription-plan')
  const current = page.getByRole('region', { name: 'Your plan' })
  await expect(current).toContainText('Custom')
  await expect(current).toContainText(/Participants\s*\d+, no limit/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Choose Annual+' }).click()
  await expectPage(page, 'payment')
  await expect(page.getByRole('region', { name: 'Your choice' })).toContainText('Annual+')
  const message = page.getByLabel('Your message')
  await expect(message).toHaveValue(/We would like the plan Annual\+ for Kopi & Kain/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await message.fill('')
  await page.getByRole('button', { name: 'Ask for this plan' }).click()
  await expect(message).toBeFocused()
  await message.fill('We would like the plan Annual+, from next month on.')
  await page.getByRole('button', { name: 'Ask for this plan' }).click()
  await expect(page.getByText(/^We have your message\. Its number is \d+\.$/)).toBeVisible()

  await page.getByRole('link', { name: 'See how it stands' }).click()
  await expectPage(page, 'payment.activate')
  await expect(page.getByRole('heading', { name: 'Nothing is waiting to be activated' })).toBeVisible()
  await page.goto('/surveys/orders')
  await expectPage(page, 'surveys.orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
})

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

  await page.goto('/admin/subscription/create')
  await page.getByRole('searchbox', { name: 'Company' }).fill(company.name)
  await page.getByRole('button', { name: company.name }).click()
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: 'Annual+ (Annual+)' })
  await expect(page.getByLabel('Amount in MYR, without tax')).toHaveValue('2990.00')
  await page.getByLabel('Payment method').selectOption({ label: 'Online transfer' })
  await page.getByRole('button', { name: 'Give a plan' }).click()
  await expectPage(page, 'admin.subscription')

  await owner.goto('/payment/activate')
  await expect(owner.getByRole('heading', { name: 'Annual+ is active' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await owner.goto('/surveys/orders')
  await owner.getByRole('rowheader').getByRole('link', { name: 'Annual+' }).click()
  await expectPage(owner, 'surveys.orders.detail')
  await expect(owner.getByRole('region', { name: 'Payment' })).toContainText('Completed')
  await expectAccessible(owner)
  await owner.context().close()
})
