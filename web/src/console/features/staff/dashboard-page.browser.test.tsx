import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage, refuse } from '../../../testing/answers.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'

const happened = { people: 1, surveys: 2, completions: 3, mails: 4 }

const figures: Reply<'GET /admin/dashboard'> = {
  people: { count: 10_000, more: true },
  companies: { count: 7, more: false },
  with_plan: { count: 5, more: false },
  mails: { pending: 2, failed: 1 },
  revenue: {
    this_month: '2026-01',
    last_month: '2025-12',
    currencies: [{ currency: 'MYR', this_month_minor: 123_450, last_month_minor: -5000 }],
  },
  over_time: {
    span: '30d',
    unit: 'day',
    stretches: [
      { from: '2026-01-05', to: '2026-01-05', ...happened },
      { from: '2026-01-06', to: '2026-01-06', ...happened },
    ],
    before: happened,
  },
}

const staffCalls = { 'GET /notifications': listPage([]), 'GET /admin/support-messages': listPage([]) }

it('shows root the features list and the figures', async () => {
  replies({ ...staffCalls, 'GET /admin/dashboard': figures })
  await renderConsole('/admin/dashboard', { as: personAs('root') })
  for (const feature of ['The reverse pitch process', 'Flag out dishonesty', 'Team showcase']) {
    await expect.element(page.getByRole('heading', { name: feature })).toBeVisible()
  }
  await expect.element(page.getByRole('region', { name: 'In figures' })).toHaveTextContent(/Companies\s*7/)
})

it('shows revenue to whom the server tells it, with the way to what it is made of', async () => {
  replies({ ...staffCalls, 'GET /admin/dashboard': figures })
  await renderConsole('/admin/dashboard', { as: personAs('root') })
  const revenue = page.getByRole('region', { name: 'Revenue' })
  await expect.element(revenue).toHaveTextContent(/Jan 2026 so far\s*RM\s1,234\.50\s*Dec 2025\s*-RM\s50\.00/)
  await expect
    .element(revenue.getByRole('link', { name: 'Transactions' }))
    .toHaveAttribute('href', '/admin/transactions')
})

it('says nothing of revenue to a moderator', async () => {
  replies({ ...staffCalls, 'GET /admin/dashboard': { ...figures, revenue: null } })
  await renderConsole('/admin/dashboard', { as: personAs('moderator') })
  await expect.element(page.getByRole('region', { name: 'In figures' })).toHaveTextContent(/Companies\s*7/)
  await expect.element(page.getByRole('region', { name: 'Revenue' })).not.toBeInTheDocument()
})

it('says when the figures cannot be had, and asks again', async () => {
  replies({ ...staffCalls, 'GET /admin/dashboard': refuse('rate.limited') })
  await renderConsole('/admin/dashboard', { as: personAs('moderator') })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Team showcase' })).not.toBeInTheDocument()
  replies({ 'GET /admin/dashboard': figures })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('region', { name: 'In figures' })).toHaveTextContent(/Companies\s*7/)
})
