import { planKind, planPeriod } from '@catchpitch/contract/plans/plans'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll, expectPage } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { narrow } from '../../../testing/screens.ts'

const owner = personAs('owner')
const [company] = owner.groups

const status: Reply<'GET /subscriptions/status'> = {
  active: {
    id: '018f0000-0000-7000-8000-000000000010',
    plan: { title: 'Custom', kind: 'custom' },
    state: 'running',
    trial: true,
    method: null,
    starts_at: '2026-01-05T00:00:00.000Z',
    ends_at: '2030-01-05T00:00:00.000Z',
  },
  usage: {
    surveys: { used: 3, allowed: 5 },
    participants: { used: 41, allowed: null },
    people: { used: 2, allowed: 10 },
  },
  add_ons: [],
  coming: [],
  unpaid: [],
  last: null,
}

const annual: Reply<'GET /open/products'>[number] = {
  sku: 'annual-plus',
  kind: planKind.annual,
  title: 'Annual+',
  description: 'For a whole year.',
  price_minor: 299_000,
  currency: 'MYR',
  period: planPeriod.year,
  limits: { surveys: 12, participants: 500, people: null },
}

const message = page.getByLabelText('Your message')
const ask = page.getByRole('button', { name: 'Ask for this plan' })

beforeEach(async () => {
  await page.viewport(...narrow)
  replies({ 'GET /subscriptions/status': status, 'GET /open/products': [annual] })
})

it('shows what is used of the plan, and leads from a plan on offer to the way to get it', async () => {
  await renderConsole('/subscription-plan', { as: owner })
  await expectPage('subscription-plan')
  const current = page.getByRole('region', { name: 'Your plan' })
  await expect.element(current).toHaveTextContent('Custom')
  await expect.element(current).toHaveTextContent(/Surveys\s*3 of 5/)
  await expect.element(current).toHaveTextContent(/Participants\s*41, no limit/)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('link', { name: 'Choose Annual+' }).click()
  await expectPage('payment')
  await expect.element(page.getByRole('region', { name: 'Your choice' })).toHaveTextContent(/Annual\+.*2,990 a year/)
})

it('asks for a plan in words that can be changed, and tells the number of the message', async () => {
  replies({ 'POST /support/messages': { number: 1042 } })
  await renderConsole('/payment?plan=annual-plus', { as: owner })
  await expect
    .element(message)
    .toHaveValue(`We would like the plan Annual+ for ${company?.name}. Please tell us how to pay for it.`)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await message.fill('')
  await ask.click()
  await expect.element(message).toHaveFocus()
  await expect.element(message).toHaveAccessibleDescription('This field is required.')
  expect(received('POST /support/messages')).toEqual([])

  await message.fill('We would like the plan Annual+, from next month on.')
  await ask.click()
  await expect.element(page.getByText('We have your message. Its number is 1042.')).toBeVisible()
  expect(received('POST /support/messages').map(({ body }) => body)).toEqual([
    {
      draft_id: expect.any(String),
      message: 'We would like the plan Annual+, from next month on.',
      page: '/payment',
      group_id: company?.id,
    },
  ])
  await page.getByRole('link', { name: 'See how it stands' }).click()
  await expectPage('payment.activate')
  await expect.element(page.getByRole('heading', { name: 'Nothing is waiting to be activated' })).toBeVisible()
})
