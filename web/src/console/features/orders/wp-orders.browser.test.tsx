import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage, refuse } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { wide } from '../../../testing/screens.ts'
import { company, wpOrder } from './testing/records.ts'

const moderator = personAs('moderator')
const annual_id = '018f0000-0000-7000-8000-000000000006'

const product = { period: 'month', currency: 'MYR', price: null } as const
const products: Reply<'GET /admin/subscriptions/products'> = [
  { ...product, id: wpOrder.plan?.id ?? '', title: 'Default', kind: 'default' },
  { ...product, id: annual_id, title: 'Annual+', kind: 'annual', period: 'year' },
  { ...product, id: '018f0000-0000-7000-8000-000000000007', title: 'Custom', kind: 'custom', period: null },
]

const activated = { ...wpOrder, state: 'activated', group: company } as const
const dialog = page.getByRole('dialog', { name: 'Activate a plan for order 1042' })
const open = page.getByRole('button', { name: 'Activate a plan for order 1042' })
const activate = dialog.getByRole('button', { name: 'Activate plan' })

beforeEach(async () => {
  await page.viewport(...wide)
  replies({
    'GET /admin/wp-orders': listPage([wpOrder]),
    'GET /admin/wp-orders/stores': [{ store: wpOrder.store }],
    'GET /admin/subscriptions/products': products,
    'GET /admin/groups/drop-down': [company, { id: '018f0000-0000-7000-8000-00000000000d', name: 'Teh Tarik Trading' }],
  })
})

it('shows the orders of the shops, and which of them wait', async () => {
  const gone = { ...wpOrder, id: annual_id, number: '1041', status: 'cancelled', state: 'ignored' } as const
  const custom = { ...activated, id: company.id, number: '1040', status: 'awaiting-pickup' }
  replies({ 'GET /admin/wp-orders': listPage([wpOrder, gone, custom]) })
  await renderConsole('/admin/wp-orders', { as: moderator })
  await expectPage('admin.wp-orders')
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  for (const text of ['Waiting', 'Mei Chen', 'mei@example.com', '1 × Default, one month', 'RM 322.92', 'Processing']) {
    await expect.element(row('1042').getByText(text)).toBeVisible()
  }
  await expect.element(row('1041').getByText('Ignored')).toBeVisible()
  await expect.element(row('1040').getByText('awaiting-pickup')).toBeVisible()
  await expect.element(row('1040').getByRole('link', { name: 'Kopi Corner' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Activate/ })).toHaveLength(1)
  await expectAccessible()
  await expectFits()
})

it('activates the plan of the order for the company that its email belongs to', async () => {
  replies({ 'POST /admin/wp-orders/{id}/activate': activated })
  await renderConsole('/admin/wp-orders', { as: moderator })
  await open.click()
  await expect.element(dialog.getByText('The owner of this company has the billing email.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Plan')).toHaveValue(wpOrder.plan?.id)
  await expect.element(dialog.getByRole('option', { name: /Custom/ })).not.toBeInTheDocument()
  await expectAccessible()
  replies({ 'GET /admin/wp-orders': listPage([activated]) })
  await activate.click()
  await expectToast('The plan is active.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('row').getByText('Activated')).toBeVisible()
  await expect.element(open).not.toBeInTheDocument()
  expect(received('POST /admin/wp-orders/{id}/activate')).toMatchObject([
    { params: { id: wpOrder.id }, body: { group_id: company.id, plan_id: wpOrder.plan?.id, replace: false } },
  ])
})

it('asks for what the order does not say, and warns of what is not paid', async () => {
  replies({ 'GET /admin/wp-orders': listPage([{ ...wpOrder, status: 'on-hold', plan: null, suggested_group: null }]) })
  await renderConsole('/admin/wp-orders', { as: moderator })
  await open.click()
  await expect.element(dialog.getByText('The shop has not marked this order as paid (On hold).')).toBeVisible()
  await expect.element(dialog.getByText('None of the items is a plan. Choose the plan.')).toBeVisible()
  await activate.click()
  await expect.element(dialog.getByText(/required/i).first()).toBeVisible()
  expect(received('POST /admin/wp-orders/{id}/activate')).toEqual([])
  await dialog.getByRole('button', { name: 'Teh Tarik Trading' }).click()
  await dialog.getByLabelText('Plan').selectOptions('Annual+ (Annual+)')
  replies({ 'POST /admin/wp-orders/{id}/activate': activated })
  await activate.click()
  await expectToast('The plan is active.')
  expect(received('POST /admin/wp-orders/{id}/activate')).toMatchObject([{ body: { plan_id: annual_id } }])
})

it('offers to replace the plan in the way, and says when somebody else was faster', async () => {
  replies({
    'POST /admin/wp-orders/{id}/activate': refuse('subscription.overlap', { plan: 'Default', until: '01 Feb 2026' }),
  })
  await renderConsole('/admin/wp-orders', { as: moderator })
  await open.click()
  await activate.click()
  await dialog.getByRole('checkbox', { name: /replaces/ }).click()
  replies({ 'POST /admin/wp-orders/{id}/activate': refuse('wpOrder.activated') })
  await activate.click()
  await expect.element(dialog.getByText('A plan was already activated for this order.')).toBeVisible()
  expect(received('POST /admin/wp-orders/{id}/activate').at(-1)?.body).toMatchObject({ replace: true })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
