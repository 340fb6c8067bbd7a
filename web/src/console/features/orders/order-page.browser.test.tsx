import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'

const order: Reply<'GET /orders/{id}'> = {
  id: '018f0000-0000-7000-8000-0000000000aa',
  product_name: 'Default',
  plan_title: 'Default',
  subscription_name: 'default',
  start_date: '2029-11-16T16:00:00.000Z',
  end_date: '2029-12-16T16:00:00.000Z',
  purchased_at: '2029-11-17T01:00:00.000Z',
  transaction_id: 'ch_1',
  payment_method: 'card',
  status: 'completed',
  kind: 'order',
  reversed: false,
  amount_minor: 29_900,
  tax_minor: 2392,
  currency: 'MYR',
  invoice: { id: '018f0000-0000-7000-8000-0000000000bb', number: 'INV-2029-0418' },
}
const payment = page.getByRole('region', { name: 'Payment' })

it('leads from an order to its invoice', async () => {
  replies({ 'GET /orders/{id}': order })
  await renderConsole(`/surveys/orders/detail?id=${order.id}`, { as: personAs('owner') })
  await expectPage('surveys.orders.detail')
  await expect
    .element(payment.getByRole('link', { name: 'INV-2029-0418' }))
    .toHaveAttribute('href', '/surveys/invoices/detail?id=018f0000-0000-7000-8000-0000000000bb')
  await expectAccessible()
  await expectFits()
})

it('names no invoice where there is none yet', async () => {
  replies({ 'GET /orders/{id}': { ...order, status: 'pending', invoice: null } })
  await renderConsole(`/surveys/orders/detail?id=${order.id}`, { as: personAs('owner') })
  await expect.element(payment).toHaveTextContent('Pending')
  await expect.element(payment).not.toHaveTextContent('Invoice')
})
