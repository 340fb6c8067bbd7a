import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { heldBack, refuse } from '../../../testing/answers.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'
import type { ReportInfo } from './report-query.ts'

type Links = Reply<'GET /report-links'>

const info: ReportInfo = {
  person: { id: 'ryan', code: 'C-9WYXB', name: 'Ryan', naming: 'survey', status: null },
  survey: { id: 'weekend', hashId: 'weekend', name: 'Weekend team' },
  language: 'en',
  started_at: '2026-07-28T09:00:00.000Z',
  completed_at: '2026-07-28T10:00:00.000Z',
  method_version: 1,
  situations: 3,
  outcome: null,
  level: 12,
  levels: [12],
  place: { position: 1, total: 1, previous: null, next: null },
  can: { unmask: false, see_snapshots: false, note_outcome: false, edit_survey: false },
}

const links: Links = ['first', 'second', 'third'].map((id) => ({
  id,
  kind: 'export',
  path: `/export/${id}`,
  people: 1,
  created_by: 'Nurul',
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2026-12-01T10:00:00.000Z',
  opened_at: null,
}))

it('leaves its button in place when the links come, for somebody may be pressing it', async () => {
  const found = heldBack<Links>()
  replies({
    'GET /my-surveys/get-survey-info': info,
    // What was written is not what this is about.
    'GET /my-surveys/get-survey-organic': refuse('access.denied'),
    'GET /report-links': found.reply,
  })
  await renderConsole('/surveys/results/view?id=ryan', { as: personAs('owner') })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the report of Ryan' })
  const button = dialog.getByRole('button', { name: 'Make a link' })
  const top = () => button.element().getBoundingClientRect().top
  await expect.element(button).toBeVisible()
  const before = top()
  found.give(links)
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(links.length)
  expect(top()).toBe(before)
})
