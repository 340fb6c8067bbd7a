import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPage } from '../../testing/expect-page.ts'
import { focus } from '../../testing/keyboard.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { received, replies } from '../../testing/replies.ts'
import { draftSurvey } from './testing/draft-survey.ts'

const idOf = (last: string) => `018f0000-0000-7000-8000-00000000000${last}`
const { id } = draftSurvey

const question = (last: string, name: string) => ({ id: idOf(last), name, topic: name, text: name, dimension: 'Work' })
const query = { id: idOf('e'), name: 'Who stays calm?', dimension: 'Work', is_asked: true }
const byTrialDay = { id: idOf('f'), name: 'By trial day' }

type Page = 'questions' | 'queries' | 'hiring-strategy' | 'screening'
type Saving =
  | 'POST /my-surveys/{id}/questions'
  | 'POST /my-surveys/{id}/save-queries'
  | 'PUT /my-surveys/update-hiring-strategy'
  | 'POST /my-surveys/{id}/screening-questions'

/** Opens a page of the wizard. The returned function waits until the change is saved, leaves the page and opens it again. */
async function openWizard(name: Page, saving: Saving): Promise<() => Promise<void>> {
  replies({
    'GET /my-surveys/{id}/show': draftSurvey,
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
    [saving]: { ...draftSurvey, version: 2 },
  })
  const { router } = await renderConsole(`/surveys/${id}/${name}`, { as: personAs('owner') })
  await expectPage(`surveys.id.${name}`)
  return async () => {
    await expect.poll(() => received(saving)).toHaveLength(1)
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
    for (const next of [name === 'questions' ? 'queries' : 'questions', name]) {
      await router.navigate({ to: `/surveys/${id}/${next}` })
      await expectPage(`surveys.id.${next}`)
    }
  }
}

// With the old state on the screen, the next change would save it over the new one.
describe('a page of the wizard that is opened again shows what was saved', () => {
  it('the order of the questions', async () => {
    const comeBack = await openWizard('questions', 'POST /my-surveys/{id}/questions')
    const handle = page.getByRole('button', { name: 'Pressure: place 1 of 2' })
    await expect.element(handle).toBeVisible()
    focus(handle)
    await userEvent.keyboard('{ArrowDown}')
    await comeBack()
    const chosen = page.getByRole('list', { name: 'What people are asked about' }).getByRole('listitem')
    await expect.element(chosen.first()).toHaveTextContent('People')
  })

  it('what is to be found out', async () => {
    const comeBack = await openWizard('queries', 'POST /my-surveys/{id}/save-queries')
    await page.getByRole('checkbox', { name: query.name }).click()
    await comeBack()
    await expect.element(page.getByRole('checkbox', { name: query.name })).toBeChecked()
  })

  it('the steps of hiring', async () => {
    const comeBack = await openWizard('hiring-strategy', 'PUT /my-surveys/update-hiring-strategy')
    const step = page.getByRole('textbox', { name: 'Step 1', exact: true })
    await step.fill('Half a day at the bar')
    await comeBack()
    await expect.element(step).toHaveValue('Half a day at the bar')
  })

  it('the short questions', async () => {
    const comeBack = await openWizard('screening', 'POST /my-surveys/{id}/screening-questions')
    await page.getByRole('button', { name: 'Write a question' }).click()
    const asked = page.getByRole('textbox', { name: 'Question 1', exact: true })
    await asked.fill('Can you work on Sundays?')
    await comeBack()
    await expect.element(asked).toHaveValue('Can you work on Sundays?')
  })
})
