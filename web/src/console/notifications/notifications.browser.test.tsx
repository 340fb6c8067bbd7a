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
})
