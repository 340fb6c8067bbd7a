import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPage } from '../../testing/expect-page.ts'
import { focus } from '../../testing/keyboard.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { received, replies } from '../../testing/replies.ts'

const idOf = (last: string) => `018f0000-0000-7000-8000-00000000000${last}`
const id = idOf('a')

const draft: WholeSurvey = {
  id,
  name: 'Barista',
  description: '',
  language: 'en',
  department_id: null,
  expires_on: '2030-01-05',
  job_position: null,
  role: '',
  skills_required: '',
  supervision: null,
  goal_type: null,
  hire_type: null,
  business_size: null,
  purpose: '',
  experience_type: null,
  shows_names: true,
  integrity_policy: integrityPolicy.none,
  may_explain: true,
  level: 12,
  status: surveyStatus.draft,
  version: 1,
  expires_at: '2030-01-05T15:59:59.000Z',
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-01-05T08:00:00.000Z',
  department: null,
  module: { id: idOf('b'), name: 'Custom', kind: moduleKind.custom },
  expression: [],
  questions: 2,
  queries: 0,
  screening_questions: 0,
  own_mails: 0,
  strategy: 'By trial day',
  pitch_id: null,
  pitch: null,
  participants: { invited: 0, started: 0, completed: 0 },
  is_frozen: false,
  can: { edit: true, remove: true },
}

const question = (last: string, name: string) => ({ id: idOf(last), name, topic: name, text: name, dimension: 'Work' })
const query = { id: idOf('e'), name: 'Who stays calm?', dimension: 'Work', is_asked: true }
const byTrialDay = { id: idOf('f'), name: 'By trial day' }

const chosen = page.getByRole('list', { name: 'What people are asked about' }).getByRole('listitem')
const step = page.getByRole('textbox', { name: 'Step 1', exact: true })
const asked = page.getByRole('textbox', { name: 'Question 1', exact: true })

/** What each page of the wizard saves by itself, and shows to whoever comes back. */
const pages = [
  {
    name: 'questions',
    call: 'POST /my-surveys/{id}/questions',
    change: async () => {
      const handle = page.getByRole('button', { name: 'Pressure: place 1 of 2' })
      await expect.element(handle).toBeVisible()
      focus(handle)
      await userEvent.keyboard('{ArrowDown}')
    },
    expectChanged: () => expect.element(chosen.first()).toHaveTextContent('People'),
  },
  {
    name: 'queries',
    call: 'POST /my-surveys/{id}/save-queries',
    change: () => page.getByRole('checkbox', { name: query.name }).click(),
    expectChanged: () => expect.element(page.getByRole('checkbox', { name: query.name })).toBeChecked(),
  },
  {
    name: 'hiring-strategy',
    call: 'PUT /my-surveys/update-hiring-strategy',
    change: () => step.fill('Half a day at the bar'),
    expectChanged: () => expect.element(step).toHaveValue('Half a day at the bar'),
  },
  {
    name: 'screening',
    call: 'POST /my-surveys/{id}/screening-questions',
    change: async () => {
      await page.getByRole('button', { name: 'Write a question' }).click()
      await asked.fill('Can you work on Sundays?')
    },
    expectChanged: () => expect.element(asked).toHaveValue('Can you work on Sundays?'),
  },
] as const

// Who goes on from what was read before saves the old over the new.
it.each(pages)('whoever leaves the $name and comes back goes on from what was saved', async (one) => {
  replies({
    'GET /my-surveys/{id}/show': draft,
    'GET /my-surveys/{id}/questions': {
      chosen: [question('c', 'Pressure'), question('d', 'People')],
      offered: [],
      suggestions: [],
    },
    'GET /my-surveys/{id}/get-queries': { chosen: [], offered: [query] },
    'GET /my-surveys/hiring-strategy': [{ ...byTrialDay, description: '', steps: [] }],
    'GET /my-surveys/selected-hiring-strategy': byTrialDay,
    'GET /my-surveys/survey-hiring-strategy': { name: byTrialDay.name, steps: [{ name: 'Call', description: '' }] },
    'GET /my-surveys/{id}/screening-questions': { questions: [], suggestions: [] },
    [one.call]: { ...draft, version: 2 },
  })
  const { router } = await renderConsole(`/surveys/${id}/${one.name}`, { as: personAs('owner') })
  await expectPage(`surveys.id.${one.name}`)
  await one.change()
  await expect.poll(() => received(one.call)).toHaveLength(1)
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()

  const other = one.name === 'questions' ? 'queries' : 'questions'
  for (const next of [other, one.name]) {
    await router.navigate({ to: `/surveys/${id}/${next}` })
    await expectPage(`surveys.id.${next}`)
  }
  await one.expectChanged()
})
