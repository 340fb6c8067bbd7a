import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage, refuse } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage } from '../../../testing/expect-page.ts'
import { kelvin, personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'

const moderator = personAs('moderator')

const texts = (en: string) => ({ en, zh: '', ms: '' })

/** As the server shows it to a moderator: without its price. */
const annual: Reply<'GET /admin/plan-details/{id}'> = {
  id: '018f0000-0000-7000-8000-00000000000a',
  sku: 'annual-plus',
  title: texts('Annual+'),
  description: texts(''),
  kind: 'annual',
  period: 'year',
  currency: 'MYR',
  price: null,
  limits: { surveys: null, participants: null, people: null },
  offered: true,
  version: 1,
  updated_at: '2026-01-05T00:00:00.000Z',
}

describe('a moderator', () => {
  it('sees the plans without their prices, and makes none', async () => {
    replies({ 'GET /admin/plan-details': listPage([annual]), 'GET /admin/plan-details/{id}': annual })
    await renderConsole('/admin/plan-details', { as: moderator })
    await expect.element(page.getByText('Prices are set by root.')).toBeVisible()
    const plan = page.getByRole('rowheader').getByRole('link', { name: 'Annual+' })
    await expect.element(plan).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'New plan' })).not.toBeInTheDocument()

    await plan.click()
    await expectPage('admin.plan-details.id.edit')
    await expect.element(page.getByText('The price is set by root.')).toBeVisible()
    await expect.element(page.getByLabelText(/^Price in/)).not.toBeInTheDocument()
    await expectAccessible()
    await expectFits()
  })

  it('is led away from the page of a new plan', async () => {
    replies({ 'GET /admin/plan-details': listPage([annual]), 'GET /admin/dashboard': refuse('rate.limited') })
    const { router } = await renderConsole('/admin/plan-details', { as: moderator })
    await expectPage('admin.plan-details')
    await router.navigate({ to: '/admin/plan-details/create' })
    await expectPage('admin.dashboard')
    expect(router.state.location.pathname).toBe('/admin/dashboard')
  })

  it('cannot look for staff among the users', async () => {
    replies({ 'GET /admin/users': listPage([kelvin]), 'GET /admin/groups/drop-down': [] })
    await renderConsole('/admin/users', { as: moderator })
    await expect
      .element(page.getByRole('link', { name: 'Import User' }).last())
      .toHaveAttribute('href', '/admin/users/import')
    await page.getByRole('button', { name: 'All roles' }).click()
    await expect.element(page.getByRole('checkbox', { name: 'Owner' })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /^(Root|Moderator)$/ })).not.toBeInTheDocument()
  })
})
