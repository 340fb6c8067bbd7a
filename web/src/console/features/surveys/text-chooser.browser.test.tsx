import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { heldBack, listPage } from '../../../testing/answers.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'
import { draftSurvey } from '../../survey/testing/draft-survey.ts'

type JobText = Reply<'GET /my-surveys/job-templates'>[number]

const textOf = (type: JobText['type'], name: string): JobText => ({
  id: '018f0000-0000-7000-8000-00000000000d',
  type,
  name,
  position: null,
  industry: null,
  excerpt: name,
  words: 100,
})

it('texts of one kind do not stand under the name of the other while it is fetched', async () => {
  const scenarios = heldBack<ReturnType<typeof listPage<JobText>>>()
  replies({
    'GET /my-surveys/{id}/show': draftSurvey,
    'GET /departments': [],
    'GET /job-position': [],
    'GET /supervision-provided': [],
    'GET /options/{list}': [],
    'GET /my-surveys/job-templates': ({ query }) =>
      query.filter === 'type:job_description' ? listPage([textOf('job_description', 'Barista')]) : scenarios.reply,
  })
  await renderConsole(`/surveys/${draftSurvey.id}/purpose`, { as: personAs('owner') })
  await page.getByRole('button', { name: 'Begin with a ready text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Begin with a ready text' })
  await expect.element(dialog.getByRole('button', { name: 'Read Barista' })).toBeVisible()
  await dialog.getByText('Day-to-day scenarios').click()
  await expect.element(dialog.getByRole('button', { name: 'Read Barista' })).not.toBeInTheDocument()
  scenarios.give(listPage([textOf('day_to_day_scenario', 'A day as a barista')]))
  await expect.element(dialog.getByRole('button', { name: 'Read A day as a barista' })).toBeVisible()
})
