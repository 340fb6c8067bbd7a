import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { heldBack, listPage, refuse } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll, expectPage } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { leavingFor } from '../../../testing/render-light.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { narrow } from '../../../testing/screens.ts'
import {
  account,
  annual,
  byHand,
  custom,
  defaultPlan,
  details,
  extra,
  held,
  invoice,
  noPlan,
  onCard,
  onTrial,
} from './testing/plan-samples.ts'
import { waitAfter } from './use-activation.ts'

const owner = personAs('owner')
const byCard = page.getByRole('button', { name: 'Pay by card' })

beforeEach(() => {
  replies({
    'GET /subscriptions/status': onTrial,
    'GET /open/products': [defaultPlan, annual, extra, custom],
    'GET /stripe-account-details': account,
    'GET /billing-details': details,
    'GET /countries': [{ id: 'MY', name: 'Malaysia' }],
    'GET /invoices': listPage([invoice]),
    'GET /chosen-plan': null,
  })
})

describe('paying for a plan', () => {
  const summary = page.getByRole('region', { name: 'What you pay for' })

  it('says what is bought, how it goes on and who pays, and leads to the page for the card', async () => {
    await renderConsole('/payment?plan=annual', { as: owner })
    await expectPage('payment')
    await expect.element(summary).toHaveTextContent(/Annual\+\s*RM\s2,990 a year/)
    await expect.element(summary).toHaveTextContent('Starts at once and renews every year. Cancel at any time.')
    await expect.element(summary).toHaveTextContent('Your trial ends when the plan starts.')
    await expect.element(summary).toHaveTextContent(/Kopi & Kain Sdn Bhd8 Jalan Telawi 3.*59100 Kuala Lumpur.*Malaysia/)
    await expect
      .element(summary.getByRole('link', { name: 'Edit billing details' }))
      .toHaveAttribute('href', '/surveys/account?tab=billing')
    await expectAccessible()
    replies({ 'POST /subscriptions/create-intent': { url: 'https://pay.example/c/cs_1' } })
    const leaving = leavingFor()
    await byCard.click()
    expect(await leaving).toBe('/c/cs_1')
    await expect.element(page.getByRole('button', { name: /Pay by card/ })).toHaveAttribute('data-loading', 'true')
    expect(received('POST /subscriptions/create-intent').map(({ body }) => body)).toEqual([
      { plan: 'annual', starts: 'now' },
    ])
  })

  it('can begin when a plan that was paid by hand ends, which is proposed, or at once', async () => {
    replies({ 'GET /subscriptions/status': byHand, 'POST /subscriptions/create-intent': refuse('payment.provider') })
    await page.viewport(...narrow)
    await renderConsole('/payment?plan=annual', { as: owner })
    const choice = page.getByRole('group', { name: 'When does Annual+ start?' })
    await expect.element(choice.getByRole('radio', { name: /^When Default ends, 17 Dec 2029/ })).toBeChecked()
    await expect.element(summary).toHaveTextContent('Starts on 17 Dec 2029 and renews every year.')
    await expectNoSidewaysScroll()
    await expectAccessible()
    await page.getByRole('button', { name: 'Continue to card' }).click()
    await expect.element(summary.getByRole('alert')).toHaveTextContent('The payment provider does not answer.')
    choice
      .getByRole('radio', { name: /^When Default ends/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(choice.getByRole('radio', { name: /^Now/ })).toBeChecked()
    await expect.element(choice).toHaveTextContent('The rest of Default is not refunded.')
    await byCard.click()
    await expect
      .poll(() => received('POST /subscriptions/create-intent').map(({ body }) => body))
      .toEqual([
        { plan: 'annual', starts: 'at_end' },
        { plan: 'annual', starts: 'now' },
      ])
  })

  it('says until when an add-on lasts before it is paid for', async () => {
    replies({ 'GET /subscriptions/status': onCard })
    await renderConsole('/payment?plan=add-on', { as: owner })
    await expect
      .element(summary)
      .toHaveTextContent('Paid once. Starts at once and lasts until 16 Dec 2029, when this period ends.')
    await expect.element(byCard).toBeEnabled()
  })

  it.each([
    ['a second plan beside one that is paid by card', onCard, 'annual', 'You pay for Default by card'],
    ['an add-on without a plan', noPlan, 'add-on', 'An add-on needs a plan'],
    ['nothing that is offered', onTrial, 'nowhere', 'No plan is chosen yet'],
  ])('does not sell %s', async (_what, status, sku, says) => {
    replies({ 'GET /subscriptions/status': status })
    await renderConsole(`/payment?plan=${sku}`, { as: owner })
    await expect.element(page.getByRole('heading', { name: says })).toBeVisible()
    await expect.element(byCard).not.toBeInTheDocument()
  })

  it('is by message for a plan whose price is agreed', async () => {
    await renderConsole('/payment?plan=custom', { as: owner })
    await expect.element(page.getByLabelText('Your message')).toBeVisible()
    await expect.element(byCard).not.toBeInTheDocument()
  })

  it('tells who comes back without having paid that nothing was charged, and of a test', async () => {
    replies({ 'GET /stripe-account-details': { ...account, is_test: true, card: null } })
    await renderConsole('/payment?plan=default&cancelled=1', { as: owner, language: 'zh' })
    await expect.element(page.getByText('没有扣款。', { exact: true })).toBeVisible()
    await expect.element(page.getByText('测试付款：不会扣款。')).toBeVisible()
    await expectAccessible()
  })

  it('shows staff what an owner sees, and lets them not pay', async () => {
    const impersonate = {
      impersonate_by: { id: 'r', full_name: 'R' },
      reason: 'Call',
      since: '2026-11-01T00:00:00.000Z',
    }
    await renderConsole('/payment?plan=default', { as: { ...owner, impersonate } })
    await expect.element(page.getByText('You are impersonating an owner, so you cannot pay.')).toBeVisible()
    await expect.element(byCard).toBeDisabled()
  })
})

const until = '2030-11-26T16:00:00.000Z'

const active: Reply<'POST /subscriptions/activate'> = {
  state: 'active',
  plan: { sku: 'annual', title: 'Annual+', kind: 'annual' },
  starts_at: '2026-11-19T16:00:00.000Z',
  ends_at: until,
  invoice: { id: invoice.id, number: 'INV-2026-0463' },
}
const waiting = { ...active, state: 'waiting' as const, starts_at: null, ends_at: null, invoice: null }

const comeBack = '/payment/activate?session_id=cs_test_1'
const success = page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1, name: 'Payment Success' }) })

describe('coming back from paying', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('says what is active and where the invoice went, and stays if it is told to', async () => {
    replies({ 'POST /subscriptions/activate': active })
    await renderConsole(comeBack, { as: owner })
    await expect.element(success).toHaveTextContent('Annual+ is active until 26 Nov 2030.')
    await expect.element(success).toHaveTextContent('We sent the invoice to finance@kopikain.example.')
    await expect
      .element(success.getByRole('link', { name: 'INV-2026-0463' }))
      .toHaveAttribute('href', `/surveys/invoices/detail?id=${invoice.id}`)
    await expect.element(success).toHaveTextContent(/Going to your plan in \d s/)
    await success.getByRole('button', { name: 'Stay here' }).click()
    await expect.element(success).not.toHaveTextContent(/Going to your plan/)
    await expectAccessible()
    expect(received('POST /subscriptions/activate').map(({ body }) => body)).toEqual([{ session_id: 'cs_test_1' }])
  })

  it('goes on to the plan by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    replies({ 'POST /subscriptions/activate': active, 'GET /subscriptions/status': onCard })
    await renderConsole(comeBack, { as: owner })
    await expect.element(success).toBeVisible()
    for (let second = 0; second < 5; second += 1) await vi.advanceTimersByTimeAsync(1000)
    await expectPage('subscription-plan')
  })

  it('asks again until the payment is known', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    const { reply, give } = heldBack<typeof active>()
    replies({
      'POST /subscriptions/activate': () => (received('POST /subscriptions/activate').length < 3 ? waiting : reply),
    })
    await renderConsole(comeBack, { as: owner })
    await expect.element(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    await expectAccessible()
    await vi.advanceTimersByTimeAsync(2000)
    await vi.advanceTimersByTimeAsync(2000)
    give(active)
    await expect.element(success).toBeVisible()
  })

  it('after a minute says that it takes longer, and looks again when it is asked to', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    replies({ 'POST /subscriptions/activate': waiting })
    await renderConsole(comeBack, { as: owner })
    await expect.element(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    for (let second = 0; second < 70; second += 1) await vi.advanceTimersByTimeAsync(1000)
    await expect.element(page.getByRole('heading', { name: 'This takes longer than usual' })).toBeVisible()
    expect(received('POST /subscriptions/activate')).toHaveLength(11)
    replies({ 'POST /subscriptions/activate': active })
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect.element(success).toBeVisible()
  })

  it.each([
    ['open', 'Nothing is paid yet'],
    ['failed', 'The payment did not go through'],
  ] as const)('offers to pay again where it is %s', async (state, says) => {
    replies({ 'POST /subscriptions/activate': { ...waiting, state } })
    await page.viewport(...narrow)
    await renderConsole(comeBack, { as: owner })
    await expect.element(page.getByRole('heading', { name: says })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Pay for Annual+' }))
      .toHaveAttribute('href', '/payment?plan=annual')
    await expectNoSidewaysScroll()
    await expectAccessible()
  })

  it('says that it does not know a payment of another company', async () => {
    replies({ 'POST /subscriptions/activate': refuse('record.missing') })
    await renderConsole(comeBack, { as: owner, language: 'ms' })
    await expect.element(page.getByRole('heading', { name: 'Bayaran ini tidak ditemui' })).toBeVisible()
  })

  it('says of a plan that begins later when it does', async () => {
    replies({ 'POST /subscriptions/activate': { ...active, starts_at: '2030-01-01T16:00:00.000Z', invoice: null } })
    await renderConsole(comeBack, { as: owner })
    await expect.element(success).toHaveTextContent('Annual+ starts on 02 Jan 2030.')
    await expect.element(success).toHaveTextContent('Your invoice follows by email.')
  })
})

describe('without a payment in the address', () => {
  it('has the provider asked about what waits, and shows what came of it', async () => {
    const unpaid = { ...noPlan, unpaid: [{ ...held({ plan: annual, by: 'card' }), state: 'incomplete' as const }] }
    replies({
      'GET /subscriptions/status': () => (received('POST /subscriptions/activate').length === 0 ? unpaid : onCard),
      'POST /subscriptions/activate': active,
    })
    await renderConsole('/payment/activate', { as: owner })
    await expect.element(page.getByRole('heading', { name: 'Default is active' })).toBeVisible()
    expect(received('POST /subscriptions/activate').map(({ body }) => body)).toEqual([{ session_id: null }])
  })

  it('is no failure where there is nothing to ask about', async () => {
    replies({ 'GET /subscriptions/status': noPlan, 'POST /subscriptions/activate': refuse('record.missing') })
    await renderConsole('/payment/activate', { as: owner })
    await expect.element(page.getByRole('heading', { name: 'Nothing is waiting to be activated' })).toBeVisible()
  })
})

it('the waits between two questions grow, and make about a minute', () => {
  const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1) ?? 0)
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(60_000)
  expect(waitAfter(11)).toBeNull()
})
