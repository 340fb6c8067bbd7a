import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits } from '../../../testing/expect-fits.ts'
import { pageShown } from '../../../testing/page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { type Received, received, replies } from '../../../testing/replies.ts'

const survey = { id: '018f0000-0000-7000-8000-0000000000aa', hashId: 'a'.repeat(32), name: 'Barista, Bangsar' }

const mail: Reply<'GET /email-logs/{id}'> = {
  id: '018f0000-0000-7000-8000-0000000000bb',
  kind: 'invitation',
  to_name: 'Aina Rahman',
  to_email: 'aina@example.com',
  title: 'Your survey',
  state: 'completed',
  created_at: '2026-01-05T08:00:00.000Z',
  sent_at: '2026-01-05T08:00:02.000Z',
  survey,
  language: 'en',
  html: '<p>Begin here: (personal link)</p>',
  text: 'Begin here: (personal link)',
  send_after: '2026-01-05T08:00:00.000Z',
  tries: 1,
  last_error: null,
}

const calls = {
  'GET /notifications': listPage([]),
  'GET /email-logs': ({ query }: Received<'GET /email-logs'>) =>
    listPage(query.filter === 'state:failed' || !mail.to_email.includes(query.keyword ?? '') ? [] : [mail]),
  'GET /email-logs/{id}': mail,
}

const row = page.getByRole('link', { name: 'to aina@example.com' })

it('finds a mail by its recipient and shows it as it was written, without its link', async () => {
  replies(calls)
  await renderConsole('/surveys/emailLogs', { as: personAs('owner') })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Email Logs')
  await page.getByRole('searchbox', { name: 'Recipient or title' }).fill('aina@example')
  await expect.poll(() => received('GET /email-logs').at(-1)?.query.keyword).toBe('aina@example')
  await expect.element(row).toBeVisible()
  await expectFits()
  await expectAccessible()

  await row.click()
  await expect.poll(pageShown).toBe('surveys.emailLogPreview')
  await expect.element(page.getByText('Completed')).toBeVisible()
  const about = page.getByRole('main').getByRole('link', { name: survey.name })
  await expect.element(about).toHaveAttribute('href', `/surveys/${survey.id}/invites`)
  expect(document.querySelector('iframe')?.srcdoc).toContain('(personal link)')
  await page.getByText('Plain text', { exact: true }).click()
  await expect.element(page.getByRole('main')).toHaveTextContent('(personal link)')
  await expectFits()
  await expectAccessible()
})

it('is filtered by its address', async () => {
  replies(calls)
  await renderConsole('/surveys/emailLogs?keyword=aina&filter=state:failed', { as: personAs('owner') })
  await expect.element(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect.element(row).toBeVisible()
})
