import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listPage } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'

it.each([
  ['/admin/transactions', 'admin.transactions', 'Nothing has been paid yet'],
  ['/admin/wp-orders', 'admin.wp-orders', 'No WP orders yet'],
])('%s says so where nothing has been paid', async (path, name, says) => {
  replies({
    'GET /admin/transactions': listPage([]),
    'GET /admin/wp-orders': listPage([]),
    'GET /admin/wp-orders/stores': [],
  })
  await renderConsole(path, { as: personAs('root') })
  await expectPage(name)
  await expect.element(page.getByRole('main').getByText(says)).toBeVisible()
  await expectAccessible()
  await expectFits()
})

it('tells a company without orders so, on a phone too', async () => {
  replies({ 'GET /orders': listPage([]) })
  await renderConsole('/surveys/orders', { as: personAs('owner') })
  await expectPage('surveys.orders')
  await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expectFits()
})
