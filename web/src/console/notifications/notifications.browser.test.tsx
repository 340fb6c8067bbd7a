import type { Notification } from '@catchpitch/contract/notifications/notification'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, refuse } from '../../testing/answers.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../testing/expect-fits.ts'
import { pageShown, toast } from '../../testing/page.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole, takeDown } from '../../testing/render-console.tsx'
import { type Received, received, replies } from '../../testing/replies.ts'
import { narrow } from '../../testing/screens.ts'

const joined = (id: string, name: string, read_at: string | null): Notification => ({
  id,
  created_at: '2026-01-05T08:00:00.000Z',
  read_at,
  group: null,
  kind: 'colleague.joined',
  params: { name },
})

/** A bell with one new line; once it is read, the server says so. */
function ringing() {
  let rows = [joined('1', 'Aina Rahman', null), joined('2', 'Wei Ling Tan', '2026-01-06T08:00:00.000Z')]
  return {
    'GET /guides': [],
    'GET /notifications': ({ query }: Received<'GET /notifications'>) =>
      listPage(query.filter === 'state:unread' ? rows.filter(({ read_at }) => read_at === null) : rows),
    'POST /notifications/read': ({ body: { ids } }: Received<'POST /notifications/read'>) => {
      rows = rows.map((row) => (ids === null || ids.includes(row.id) ? { ...row, read_at: row.created_at } : row))
      return { read: 1 }
    },
  }
}

const bell = page.getByRole('button', { name: /^Notifications/ })
const latest = page.getByRole('dialog', { name: /^Notifications/ })
const aina = 'Aina Rahman has joined your team.'

describe('the bell', () => {
  it('counts what is new, shows it, and lets it be marked as read', async () => {
    await page.viewport(...narrow)
    replies(ringing())
    await renderConsole('/help-center', { as: personAs('owner') })
    await expect.poll(pageShown).toBe('help-center')
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
    await bell.click()
    const row = latest.getByRole('listitem').filter({ hasText: aina })
    await expect.element(row).toBeVisible()
    await expectAccessible()
    await row.getByRole('button', { name: 'Mark as read' }).click()
    await expect.element(row.getByRole('button')).not.toBeInTheDocument()
    await expect.element(bell).toHaveAccessibleName('Notifications')
    expect(received('POST /notifications/read').map(({ body }) => body)).toEqual([{ ids: ['1'] }])

    await page.getByRole('link', { name: 'See all notifications' }).click()
    await expect.poll(pageShown).toBe('surveys.notifications')
    await expect.element(page.getByRole('main').getByText(aina)).toBeVisible()
    await expectNoSidewaysScroll()
    await page.getByRole('link', { name: /^Unread/ }).click()
    await expect.element(page.getByRole('main').getByText(aina)).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('says when its list cannot be had, and asks again', async () => {
    replies({ 'GET /guides': [], 'GET /notifications': refuse('rate.limited') })
    await renderConsole('/help-center', { as: personAs('owner') })
    await bell.click()
    replies(ringing())
    await latest.getByRole('button', { name: 'Try again' }).click()
    await expect.element(latest.getByText(aina)).toBeVisible()
  })
})

const company_id = '018f0000-0000-7000-8000-000000000001'
const invoice = { id: company_id, number: 'INV-2026-0463' }
const price = { amount_minor: 32_292, currency: 'MYR' }
const ends_at = '2026-12-16T16:00:00.000Z'

const plain = { created_at: '2026-01-05T08:00:00.000Z', read_at: null, group: { id: company_id, name: 'Kopi' } }

const aboutMoney: readonly [told: Notification, en: string, zh: string, ms: string, page: string][] = [
  [
    { ...plain, id: '1', kind: 'payment.paid', params: { plan: 'Default', ...price, invoice } },
    'Payment received: RM 322.92 for Default.',
    '已收到“Default”的付款 RM 322.92。',
    'Bayaran RM 322.92 untuk Default telah diterima.',
    `/surveys/invoices/detail?id=${company_id}`,
  ],
  [
    { ...plain, id: '2', kind: 'payment.failed', params: { plan: null, ...price, grace_ends_at: ends_at } },
    'Your payment of RM 322.92 failed. Everything works until 16 Dec 2026.',
    '付款 RM 322.92 失败，方案可用至 2026年12月16日。',
    'Bayaran RM 322.92 gagal. Semuanya berfungsi seperti biasa hingga 16 Dis 2026.',
    '/subscription-plan',
  ],
  [
    { ...plain, id: '3', kind: 'card.expiring', params: { last4: '4242', month: '2026-12' } },
    'Your card ending 4242 expires in Dec 2026. Update it before the next payment.',
    '尾号 4242 的银行卡将于 2026年12月 到期，请在下次付款前更换。',
    'Kad anda berakhir 4242 tamat tempoh pada Dis 2026. Kemas kini kad sebelum bayaran seterusnya.',
    '/subscription-plan',
  ],
  [
    { ...plain, id: '4', kind: 'plan.changed', params: { plan: 'Annual+', from: 'Default' } },
    'Your plan changed from Default to Annual+.',
    '您的方案已从“Default”更换为“Annual+”。',
    'Pelan anda telah ditukar daripada Default kepada Annual+.',
    '/subscription-plan',
  ],
  [
    { ...plain, id: '5', kind: 'plan.cancelled', params: { plan: 'Default', ends_at } },
    'Your plan Default is cancelled and ends on 16 Dec 2026.',
    '您的“Default”方案已取消，将于 2026年12月16日 到期。',
    'Pelan Default anda telah dibatalkan dan akan tamat pada 16 Dis 2026.',
    '/subscription-plan',
  ],
  [
    { ...plain, id: '6', kind: 'plan.ended', params: { plan: 'Default', is_trial: true } },
    'Your free trial has ended. Your company is read-only.',
    '您的免费试用已结束，公司目前为只读。',
    'Tempoh percubaan percuma anda telah tamat. Syarikat anda kini baca sahaja.',
    '/subscription-plan',
  ],
]

describe('news about money', () => {
  it.each(['en', 'zh', 'ms'] as const)('says what happened and leads to where it is seen to: %s', async (language) => {
    await page.viewport(...narrow)
    const rows = aboutMoney.map(([told]) => told)
    replies({ 'GET /notifications': listPage(rows), 'POST /notifications/read': { read: 1 } })
    await renderConsole('/surveys/notifications', { as: personAs('owner'), language })
    for (const [, en, zh, ms, address] of aboutMoney) {
      const sentence = page.getByRole('main').getByRole('link', { name: { en, zh, ms }[language], exact: true })
      await expect.element(sentence).toHaveAttribute('href', address)
    }
    await expectNoSidewaysScroll()
    await expectAccessible()
  })
})

const keep = ({ body }: Received<'POST /save-user-preference'>) => body

describe('what is to ring and what is to be written', () => {
  const mail = page.getByRole('checkbox', { name: 'Send an e-mail: Somebody has declined a survey' })
  const manager = (preferences = {}) => personAs('manager', { is_receive: true, preferences })
  const path = '/surveys/notifications/preferences'

  it('is kept with the person, and offers nobody what concerns owners alone', async () => {
    replies({ 'GET /notifications': listPage([]), 'POST /save-user-preference': keep })
    await renderConsole(path, { as: manager() })
    await expect.element(mail).not.toBeChecked()
    await expect.element(page.getByText('The plan is about to end')).not.toBeInTheDocument()
    await mail.click()
    await expect.element(mail).toBeChecked()
    await expect.poll(() => received('POST /save-user-preference')).toHaveLength(1)
    const [saved] = received('POST /save-user-preference')
    await takeDown()

    await renderConsole(path, { as: manager({ [saved?.body.key ?? '']: saved?.body.value }) })
    await expect.element(mail).toBeChecked()
    await mail.click()
    await expect.element(mail).not.toBeChecked()
    await expect.poll(() => received('POST /save-user-preference')).toHaveLength(2)
    expect(received('POST /save-user-preference').at(-1)?.body.value).not.toContain('survey.declined')
  })

  it('is as it was where it could not be kept', async () => {
    replies({ 'GET /notifications': listPage([]), 'POST /save-user-preference': refuse('rate.limited') })
    await renderConsole(path, { as: manager() })
    await mail.click()
    await expect.element(toast(/./)).toBeVisible()
    await expect.element(mail).not.toBeChecked()
  })

  it('offers an owner the bell of what is paid, and says that the mail always comes', async () => {
    await page.viewport(...narrow)
    replies({ 'GET /notifications': listPage([]), 'POST /save-user-preference': keep })
    await renderConsole(path, { as: personAs('owner', { is_receive: true }) })
    const row = page.getByRole('row', { name: 'A payment failed' })
    await expect.element(row.getByRole('checkbox')).toHaveAccessibleName('Ring the bell: A payment failed')
    await expect.element(row.getByText('Always')).toBeVisible()
    expect(page.getByText('Always').elements()).toHaveLength(6)
    await expectNoSidewaysScroll()
    await expectAccessible()
    await row.getByRole('checkbox').click()
    await expect.poll(() => received('POST /save-user-preference')).toHaveLength(1)
    expect(received('POST /save-user-preference')[0]?.body.value).toEqual(['payment.failed'])
  })

  it('says what is still sent to whoever switched mails off', async () => {
    replies({ 'GET /notifications': listPage([]) })
    await renderConsole(path, { as: personAs('owner', { is_receive: false }) })
    await expect.element(page.getByText('only those marked “Always” are sent')).toBeVisible()
    await takeDown()
    await renderConsole(path, { as: personAs('manager', { is_receive: false }) })
    await expect.element(page.getByText('Until you switch them on again, none is sent.')).toBeVisible()
  })
})
