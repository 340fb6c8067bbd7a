import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { heldBack, listPage, refuse } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectNoSidewaysScroll, expectPage, expectToast } from '../../../testing/expect-page.ts'
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
  extra,
  held,
  invoice,
  noPlan,
  onCard,
  onTrial,
} from './testing/plan-samples.ts'

const owner = personAs('owner')
const [company] = owner.groups

const current = page.getByRole('region', { name: 'Your plan' })
const period = page.getByRole('region', { name: /^This period/ })
const offers = page.getByRole('region', { name: 'Change plan' })
const dialog = page.getByRole('dialog', { name: 'Change to Annual+' })

beforeEach(() => {
  replies({
    'GET /subscriptions/status': onCard,
    'GET /open/products': [defaultPlan, annual, extra, custom],
    'GET /stripe-account-details': account,
    'GET /invoices': listPage([invoice]),
    'GET /chosen-plan': null,
  })
})

async function openPlan(as = owner): Promise<void> {
  await renderConsole('/subscription-plan', { as })
  await expectPage('subscription-plan')
}

describe('the plan that a company has', () => {
  it('says what it costs with tax, when it renews and from which card', async () => {
    await openPlan()
    await expect.element(current).toHaveTextContent(/Default\s*Active/)
    await expect.element(current).toHaveTextContent(/RM\s299 a month/)
    await expect.element(current).toHaveTextContent(/RM\s322\.92 with tax\./)
    await expect.element(current).toHaveTextContent('Renews on 17 Dec 2029, Visa ending 4242.')
    await expectAccessible()
    await expectFits()
  })

  it('says of each limit what is left and when it counts again', async () => {
    replies({ 'GET /subscriptions/status': { ...onCard, add_ons: [held({ plan: extra, by: 'card' })] } })
    await openPlan()
    await expect.element(period).toHaveTextContent('17 Nov 2029 to 16 Dec 2029')
    await expect.element(period).toHaveTextContent(/Surveys\s*2 of 5\s*3 left\. Counts again from 17 Dec 2029\./)
    await expect
      .element(period)
      .toHaveTextContent(/148 of 300\s*152 left\. Counts again from 17 Dec 2029\. 100 added until 16 Dec 2029\./)
    await expect.element(period).toHaveTextContent(/5 of 5\s*Limit reached\. Does not reset\./)
  })

  it.each([
    ['a trial', onTrial, /Trial, \d+ days left.*Nothing is charged when it ends/],
    [
      'a plan that is cancelled',
      { ...onCard, active: { ...onCard.active, renews: false, cancelled_at_end: true } },
      /Ends on 16 Dec 2029.*is not renewed/,
    ],
    ['a plan that was paid by hand', byHand, /Active.*Paid until 16 Dec 2029/],
    ['no plan', noPlan, /No plan.*Default ended on 31 Oct 2026/],
  ])('tells %s from the others', async (_what, status, says) => {
    replies({ 'GET /subscriptions/status': status })
    await openPlan()
    await expect.element(current).toHaveTextContent(says)
  })

  it('says how long a failed payment can still be paid', async () => {
    const grace_ends_at = new Date(Date.now() + 6 * 86_400_000).toISOString()
    const active = { ...onCard.active, state: 'past_due' as const, grace_ends_at }
    replies({ 'GET /subscriptions/status': { ...onCard, active } })
    await openPlan()
    await expect.element(current).toHaveTextContent(/6 days to pay.*Your last payment failed/)
  })

  it('leads to the page for card and cancellation, and says why it cannot be opened', async () => {
    replies({ 'POST /user-customer-portal': refuse('payment.provider') })
    await openPlan()
    const portal = page.getByRole('button', { name: 'Card and cancellation' })
    await portal.click()
    await expect.element(current.getByRole('alert')).toHaveTextContent('The payment provider does not answer.')
    replies({ 'POST /user-customer-portal': { url: 'https://pay.example/portal/p_1' } })
    const leaving = leavingFor()
    await portal.click()
    expect(await leaving).toBe('/portal/p_1')
    await expect.element(portal).toBeDisabled()
  })

  it('reads well on a phone in Chinese and Malay', async () => {
    await page.viewport(...narrow)
    await renderConsole('/subscription-plan', { as: owner, language: 'ms' })
    await expectPage('subscription-plan')
    await expect.element(page.getByText('Dibaharui pada 17 Dis 2029, Visa berakhir 4242.')).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  })

  it('is seen by a manager, who cannot pay', async () => {
    await openPlan(personAs('manager'))
    await expect.element(page.getByText('The owner of your company chooses and pays for the plan.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Change to/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Card and cancellation' })).not.toBeInTheDocument()
  })
})

describe('the plans on offer', () => {
  it('mark the one that the company has, and say how long an add-on lasts', async () => {
    await openPlan()
    const offer = (name: string) => offers.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect.element(offer('Default')).toHaveTextContent('Your plan')
    await expect.element(offer('Add on')).toHaveTextContent('Lasts until 16 Dec 2029, when this period ends.')
    await expect
      .element(offer('Custom').getByRole('link', { name: 'Talk to us' }))
      .toHaveAttribute('href', '/payment?plan=custom')
    await expect
      .element(offer('Add on').getByRole('link', { name: 'Add it' }))
      .toHaveAttribute('href', '/payment?plan=add-on')
  })

  it('lead from a trial to paying, first to the plan that was picked before signing up', async () => {
    replies({ 'GET /subscriptions/status': onTrial, 'GET /chosen-plan': { sku: 'annual' } })
    await openPlan()
    const chosen = page.getByRole('region', { name: 'You chose Annual+ when you signed up' })
    await expect
      .element(chosen.getByRole('link', { name: 'Pay for Annual+' }))
      .toHaveAttribute('href', '/payment?plan=annual')
    await expect
      .element(page.getByRole('link', { name: 'Choose Default' }))
      .toHaveAttribute('href', '/payment?plan=default')
    await expectAccessible()
  })

  it('press nothing for staff who look through the eyes of an owner', async () => {
    const impersonate = {
      impersonate_by: { id: 'r', full_name: 'Root' },
      reason: 'Call',
      since: '2026-11-01T00:00:00.000Z',
    }
    await openPlan({ ...owner, impersonate })
    await expect.element(page.getByText('You are impersonating an owner, so you cannot pay.')).toBeVisible()
    await expect.element(offers.getByRole('button', { name: 'Change to Annual+' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Card and cancellation' })).toBeDisabled()
  })
})

const preview: Reply<'POST /subscriptions/preview-change'> = {
  from: { sku: 'default', title: 'Default' },
  to: { sku: 'annual', title: 'Annual+', period: 'year' },
  lines: [
    {
      kind: 'plan',
      title: 'Annual+',
      starts_at: '2029-11-26T16:00:00.000Z',
      ends_at: '2030-11-26T16:00:00.000Z',
      amount_minor: 299_000,
    },
    {
      kind: 'unused',
      title: 'Default',
      starts_at: '2029-11-26T16:00:00.000Z',
      ends_at: '2029-12-16T16:00:00.000Z',
      amount_minor: -19_933,
    },
  ],
  tax_minor: 22_325,
  total_minor: 301_392,
  currency: 'MYR',
  card: account.card,
  renews_at: '2030-11-26T16:00:00.000Z',
  renewal_minor: 299_000,
  as_of: 1_890_000_000,
}

describe('a change of plans', () => {
  const open = async () => {
    replies({ 'POST /subscriptions/preview-change': preview })
    await openPlan()
    await offers.getByRole('button', { name: 'Change to Annual+' }).click()
    await expect.element(dialog).toBeVisible()
  }

  it('shows every amount before it is confirmed, and charges the one on the button', async () => {
    await open()
    await expect.element(dialog).toHaveTextContent(/Default\s*RM\s299 a month/)
    await expect.element(dialog).toHaveTextContent(/Unused days of Default\s*27 Nov 2029 to 16 Dec 2029\s*-RM\s199\.33/)
    await expect.element(dialog).toHaveTextContent(/Service tax\s*RM\s223\.25/)
    await expect.element(dialog).toHaveTextContent(/You pay today\s*RM\s3,013\.92/)
    await expect.element(dialog).toHaveTextContent(/Visa ending 4242/)
    await expect.element(dialog).toHaveTextContent(/Renews on 27 Nov 2030 for RM\s2,990 plus tax\./)
    await expectAccessible()
    replies({
      'POST /subscriptions/change': { plan: { sku: 'annual', title: 'Annual+' }, ends_at: preview.renews_at },
      'GET /subscriptions/status': { ...onCard, active: held({ plan: annual, by: 'card' }) },
    })
    await dialog.getByRole('button', { name: /^Pay RM\s3,013\.92$/ }).click()
    await expectToast('Annual+ is active until 26 Nov 2030.')
    expect(received('POST /subscriptions/change').map(({ body }) => body)).toEqual([
      { plan: 'annual', as_of: preview.as_of, total_minor: preview.total_minor },
    ])
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(current).toHaveTextContent(/Annual\+\s*Active/)
  })

  it('stays open when the bank declines, and leads to another card', async () => {
    await open()
    replies({ 'POST /subscriptions/change': refuse('payment.declined') })
    await dialog.getByRole('button', { name: /^Pay/ }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/Your bank declined the payment\. You were not charged/)
    replies({ 'POST /user-customer-portal': { url: 'https://pay.example/portal/p_1' } })
    const leaving = leavingFor()
    await dialog.getByRole('button', { name: 'Change card' }).click()
    expect(await leaving).toBe('/portal/p_1')
  })

  it('shows the new amount when it has changed since, and asks again', async () => {
    await open()
    replies({
      'POST /subscriptions/change': refuse('payment.changed'),
      'POST /subscriptions/preview-change': { ...preview, total_minor: 300_000, as_of: preview.as_of + 9 },
    })
    await dialog.getByRole('button', { name: /^Pay RM\s3,013\.92$/ }).click()
    await expect.element(dialog.getByRole('button', { name: /^Pay RM\s3,000\.00$/ })).toBeEnabled()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The amount has changed since it was shown.')
  })

  it('without anything to pay says so on the button', async () => {
    replies({ 'POST /subscriptions/preview-change': { ...preview, total_minor: -5000 } })
    await page.viewport(...narrow)
    await openPlan()
    await offers.getByRole('button', { name: 'Change to Annual+' }).click()
    await expect.element(dialog).toHaveTextContent(/Taken off your next payments\s*RM\s50\.00/)
    await expect.element(dialog.getByRole('button', { name: 'Change without paying' })).toBeEnabled()
    await expectAccessible()
  })

  it('tells why the amount cannot be worked out, and asks again', async () => {
    await open()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    replies({ 'POST /subscriptions/preview-change': refuse('payment.provider') })
    await offers.getByRole('button', { name: 'Change to Annual+' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The payment provider does not answer.')
    replies({ 'POST /subscriptions/preview-change': preview })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByRole('button', { name: /^Pay/ })).toBeVisible()
  })

  it('waits for the amount before it can be confirmed', async () => {
    const { reply, give } = heldBack<typeof preview>()
    replies({ 'POST /subscriptions/preview-change': reply })
    await openPlan()
    await offers.getByRole('button', { name: 'Change to Annual+' }).click()
    await expect.element(dialog.getByRole('status', { name: 'Calculating the amount' })).toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    give(preview)
    await expect.element(dialog.getByRole('button', { name: /^Pay/ })).toBeVisible()
  })
})

describe('where nobody charges cards', () => {
  const message = page.getByLabelText('Your message')
  const ask = page.getByRole('button', { name: 'Ask for this plan' })

  it('asks for a plan in words that can be changed, and tells the number of the message', async () => {
    await page.viewport(...narrow)
    replies({
      'GET /subscriptions/status': onTrial,
      'GET /stripe-account-details': { provider: null, is_test: false, card: null, has_portal: false },
      'POST /support/messages': { number: 1042 },
    })
    await renderConsole('/payment?plan=annual', { as: owner })
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
})
