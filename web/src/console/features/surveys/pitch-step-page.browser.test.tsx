import { noSlider } from '@catchpitch/contract/pitch/pitch-choice'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits } from '../../../testing/expect-fits.ts'
import { expectPage } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'
import { draftSurvey } from '../../survey/testing/draft-survey.ts'

type Steps = Reply<'GET /my-surveys/survey-hiring-strategy'>['steps']

const beside = page.getByRole('region', { name: 'What your pitch also says' })
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent))

async function open(survey: typeof draftSurvey, steps: Steps): Promise<void> {
  replies({
    'GET /my-surveys/{id}/show': survey,
    'GET /my-surveys/survey-hiring-strategy': { name: '', steps },
    'GET /admin-sliders': [
      { id: null, name: 'All slides', version: 0, slides: [], surveys: 1 },
      { id: noSlider, name: 'No Slider', version: 0, slides: [], surveys: 0 },
    ],
    'GET /job-position': [{ code: 'food_service', name: 'Kitchen or service crew', senior: false }],
    'GET /supervision-provided': [{ id: supervision.direct, code: 'direct', name: 'Direct', senior_only: false }],
  })
  await renderConsole(`/surveys/${draftSurvey.id}/pitch`, { as: personAs('owner') })
  await expectPage('surveys.id.pitch')
}

it('lists what the pitch says besides its slides', async () => {
  const said = {
    job_position: 'food_service',
    role: 'Barista',
    skills_required: 'Milk.\nPatience.',
    supervision_provided: supervision.direct,
  }
  await open({ ...draftSurvey, ...said }, [
    { name: 'We read', description: 'Within a week.' },
    { name: 'A day together', description: '' },
  ])
  await expect.element(beside).toHaveTextContent('We read → A day together')
  expect(rows()).toEqual([
    ['Job position', 'Kitchen or service crew'],
    ['Role', 'Barista'],
    ['Skills required', 'Milk.\nPatience.'],
    ['Supervision provided', 'Direct'],
  ])
  await expect.element(beside).not.toHaveTextContent('Not filled in')
  await expectFits()
  await expectAccessible()
})

it('says what is still empty, and leads to where each is filled in', async () => {
  await open(draftSurvey, [])
  await expect.element(beside.getByText('Not filled in').nth(4)).toBeVisible()
  const href = (name: string) => beside.getByRole('link', { name })
  await expect.element(href('Edit the job')).toHaveAttribute('href', `/surveys/${draftSurvey.id}/purpose`)
  await expect.element(href('Edit the steps')).toHaveAttribute('href', `/surveys/${draftSurvey.id}/hiring-strategy`)
  // No slides are not no pitch.
  await expect.element(page.getByText('No slides. Applicants still read what is listed below.')).toBeVisible()
})

it('leads nowhere who may only read it', async () => {
  await open({ ...draftSurvey, can: { edit: false, remove: false } }, [])
  await expect.element(beside).toBeVisible()
  expect(beside.getByRole('link').elements()).toEqual([])
})

it('the purpose page says what applicants read of it', async () => {
  replies({
    'GET /my-surveys/{id}/show': draftSurvey,
    'GET /departments': [],
    'GET /job-position': [],
    'GET /supervision-provided': [],
    'GET /options/{list}': [],
  })
  await renderConsole(`/surveys/${draftSurvey.id}/purpose`, { as: personAs('owner') })
  const requirements = page.getByRole('region', { name: 'Hiring requirements' })
  await expect
    .element(requirements)
    .toHaveTextContent('Applicants read the job position, role, skills and supervision in your pitch.')
})
