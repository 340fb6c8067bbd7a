import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reply } from '../../api/calls.ts'
import { heldBack, listPage, refuse } from '../../testing/answers.ts'
import { pageShown } from '../../testing/page.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { received, replies } from '../../testing/replies.ts'

/** The page's own waiting, such as for the next letter, is passed at once; otherwise its time goes on as always. */
const passTime = (ms: number) => vi.advanceTimersByTime(ms)

afterEach(() => {
  vi.useRealTimers()
})

const nothingElse = { 'GET /notifications': listPage([]), 'GET /admin/support-messages': listPage([]) }

const aina: Reply<'GET /admin/users'>[number] = {
  id: 'aina',
  full_name: 'Aina Rahman',
  email: 'aina@demo.example',
  role: 'applicant',
  groups: [],
  verified: true,
  deactivated: false,
  created_at: '2026-01-05T00:00:00.000Z',
  can: { edit: true, close: true, impersonate: true, send_sign_in_link: true, expire_password: true },
}

it('leads to the row that is pressed right after a letter was typed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // What the next page waits for takes longer than a search waits for the next letter.
  const roles = heldBack<Reply<'GET /admin/roles'>>()
  replies({
    ...nothingElse,
    'GET /admin/users': listPage([aina]),
    'GET /admin/users/{id}': refuse('record.missing'),
    'GET /admin/roles': roles.reply,
    'GET /countries': [],
    'GET /dialcodes': [],
    'GET /options/{list}': [],
  })
  const { router } = await renderConsole('/admin/users', { as: personAs('root') })
  const row = page.getByRole('rowheader').getByRole('link')
  await expect.element(row).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('a')
  await row.click()
  await expect.poll(() => router.state.location.href).toBe('/admin/users/aina')
  passTime(1500)
  roles.give([])
  await expect.poll(pageShown).toBe('admin.users.id')
  expect(router.state.location.href).toBe('/admin/users/aina')
})

it('leaves the page and what is being typed in place while a search takes its time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const found = heldBack<Reply<'GET /admin/support-messages'>>()
  replies(nothingElse)
  const { router } = await renderConsole('/admin/support', { as: personAs('root') })
  const keyword = page.getByRole('searchbox', { name: 'Search by name, e-mail or words' })
  await expect.element(keyword).toBeVisible()
  replies({ 'GET /admin/support-messages': found.reply })
  await keyword.fill('nobody')
  await expect.poll(() => router.state.location.href).toContain('keyword=nobody')
  // Longer than it takes until a page that is on its way is shown in outlines.
  passTime(1500)
  await userEvent.keyboard(' wrote this')
  await expect.element(keyword).toHaveValue('nobody wrote this')
  expect(pageShown()).toBe('admin.support')
  found.give([])
  await expect.element(page.getByRole('heading', { name: 'No message found' })).toBeVisible()
  await expect.element(keyword).toHaveFocus()
  await expect.poll(() => received('GET /admin/support-messages').at(-1)?.query.keyword).toBe('nobody wrote this')
})

it.each(['/surveys/templates/questions', '/surveys/templates/text?id='])(
  '%s, without a template, leads to the list of them',
  async (path) => {
    replies({ 'GET /notifications': listPage([]), 'GET /my-surveys/templates': listPage([]) })
    await renderConsole(path, { as: personAs('owner') })
    await expect.poll(pageShown).toBe('surveys.templates')
  },
)
