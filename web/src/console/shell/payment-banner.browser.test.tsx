import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listPage } from '../../testing/answers.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll, expectPage } from '../../testing/expect-page.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { leavingFor } from '../../testing/render-light.tsx'
import { received, replies } from '../../testing/replies.ts'
import { narrow } from '../../testing/screens.ts'

const grace_ends_at = '2026-11-23T16:00:00.000Z'
const plan = {
  title: 'Default',
  kind: 1,
  status: 'past_due',
  ends_at: '2026-12-16T16:00:00.000Z',
  grace_ends_at,
} as const

function inGrace(role: 'owner' | 'manager' | 'member') {
  const person = personAs(role)
  return { ...person, groups: person.groups.map((group) => ({ ...group, hasActivePlan: { plan } })) }
}

const nothing = { active: null, usage: null, add_ons: [], coming: [], unpaid: [], last: null, open_payment: null }
const open_payment = {
  amount_minor: 32_292,
  currency: 'MYR',
  failed_at: '2026-11-17T01:00:00.000Z',
  url: 'https://pay.example/invoice/in_1',
}
const banner = page.getByRole('complementary', { name: 'Payment failed' })

beforeEach(() => {
  replies({ 'GET /subscriptions/status': { ...nothing, open_payment }, 'GET /guides': listPage([]) })
})

it('says what failed and until when everything works, and leads owners to paying', async () => {
  await renderConsole('/help-center', { as: inGrace('owner') })
  await expect
    .element(banner)
    .toHaveTextContent(
      /Your payment of RM\s322\.92 failed on 17 Nov 2026\. Everything works until 24 Nov 2026\. After that your company is read-only\./,
    )
  await expect
    .element(banner.getByRole('link', { name: /^Pay RM\s322\.92$/ }))
    .toHaveAttribute('href', 'https://pay.example/invoice/in_1')
  await expectAccessible()
  replies({ 'POST /user-customer-portal': { url: 'https://pay.example/portal/p_1' } })
  const leaving = leavingFor()
  await banner.getByRole('button', { name: 'Update card' }).click()
  expect(await leaving).toBe('/portal/p_1')
})

it('asks a manager to turn to an owner', async () => {
  await renderConsole('/help-center', { as: inGrace('manager') })
  await expect.element(banner).toHaveTextContent('Ask an owner to pay.')
  await expect.element(banner.getByRole('button')).not.toBeInTheDocument()
})

it('is not there for members, who see no payments', async () => {
  await renderConsole('/help-center', { as: inGrace('member') })
  await expectPage('help-center')
  await expect.element(banner).not.toBeInTheDocument()
  expect(received('GET /subscriptions/status')).toEqual([])
})

it.each(['zh', 'ms'] as const)('has room on a phone in %s', async (language) => {
  await page.viewport(...narrow)
  await renderConsole('/help-center', { as: inGrace('owner'), language, scheme: 'dark' })
  await expect.element(page.getByRole('link', { name: /322\.92/ })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

it('says since when there is nothing but reading, once the grace is over', async () => {
  const last = {
    id: '018f0000-0000-7000-8000-000000000010',
    plan: { sku: 'default', title: 'Default', kind: 'default' },
    state: 'unpaid',
    trial: false,
    method: 'card',
    starts_at: '2026-11-16T16:00:00.000Z',
    ends_at: '2026-12-16T16:00:00.000Z',
    renews: true,
    cancelled_at_end: false,
    grace_ends_at: null,
    ended_at: grace_ends_at,
    price: null,
  } as const
  replies({ 'GET /subscriptions/status': { ...nothing, last } })
  await renderConsole('/help-center', { as: personAs('owner') })
  const readOnly = page.getByRole('complementary', { name: 'No plan' })
  await expect.element(readOnly).toHaveTextContent('Read-only since 24 Nov 2026. You can read and export.')
})
