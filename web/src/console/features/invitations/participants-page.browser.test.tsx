import { inviteSource, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits } from '../../../testing/expect-fits.ts'
import { toast } from '../../../testing/page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { type Received, received, replies } from '../../../testing/replies.ts'

type Participant = Reply<'GET /participants'>[number]

const morning = { id: '018f0000-0000-7000-8000-00000000000a', hashId: 'a'.repeat(32), name: 'Morning shift' }
const evening = { id: '018f0000-0000-7000-8000-00000000000b', hashId: 'b'.repeat(32), name: 'Evening shift' }

const siti = (id: string, survey: Participant['survey']): Participant => ({
  id,
  full_name: 'Siti Binti Ahmad',
  email: 'siti@example.com',
  bounced: false,
  mobile: null,
  language: 'en',
  dimension: null,
  source: inviteSource.typed,
  extra_time: 0,
  allow_paste: false,
  state: inviteState.queued,
  scheduled_at: '2030-01-05T08:00:00.000Z',
  sent_at: null,
  expires_at: '2030-02-05T08:00:00.000Z',
  opened_at: null,
  started_at: null,
  completed_at: null,
  survey,
  created_at: '2026-01-05T08:00:00.000Z',
})

const surveyRow = (survey: Participant['survey']): Reply<'GET /my-surveys'>[number] => ({
  ...survey,
  status: surveyStatus.live,
  kind: null,
  department: null,
  questions: 8,
  expires_at: '2030-01-05T08:00:00.000Z',
  created_at: '2026-01-05T08:00:00.000Z',
  participants: { invited: 1, started: 0, completed: 0 },
})

const found = page.getByRole('main').getByRole('button', { name: 'What happened with Siti Binti Ahmad' })

async function openParticipants(): Promise<void> {
  let rows = [siti('1', morning), siti('2', evening)]
  replies({
    'GET /notifications': listPage([]),
    'GET /participants': ({ query }: Received<'GET /participants'>) =>
      listPage(rows.filter(({ survey }) => query.filter === '' || query.filter === `survey:${survey.hashId}`)),
    'GET /my-surveys': ({ query }) =>
      listPage([surveyRow(morning), surveyRow(evening)].filter(({ name }) => name.includes(query.keyword ?? ''))),
    'POST /my-surveys/{id}/remove-invite': ({ params, body }) => {
      rows = rows.filter(({ id, survey }) => survey.id !== params.id || !body.invite_id.includes(id))
      return { removed: 1, left_out: 0 }
    },
  })
  await renderConsole('/surveys/participants', { as: personAs('owner') })
  await expect.poll(() => found.elements()).toHaveLength(2)
}

it('takes people off the lists of several surveys at once, by one call for each', async () => {
  await openParticipants()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  const bulk = page.getByRole('region', { name: 'Change several at once' })
  await bulk.getByLabelText('Choose an action').selectOptions('Take off the list')
  await bulk.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('dialog', { name: 'Take 2 people off the list?' })
  await question.getByRole('button', { name: 'Take off the list' }).click()
  await expect.element(toast('Taken off the list.')).toBeVisible()
  await expect.poll(() => found.elements()).toHaveLength(0)
  expect(received('POST /my-surveys/{id}/remove-invite').map(({ params, body }) => [params.id, body])).toEqual([
    [morning.id, { invite_id: ['1'] }],
    [evening.id, { invite_id: ['2'] }],
  ])
})

it('is limited to the surveys that are chosen', async () => {
  await openParticipants()
  await page.getByRole('button', { name: 'All surveys' }).click()
  await page.getByRole('searchbox', { name: 'Survey: search' }).fill('Morning')
  const choice = page.getByRole('checkbox', { name: morning.name })
  await choice.click()
  await expect.element(choice).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => found.elements()).toHaveLength(1)
  await expect.element(page.getByRole('main').getByRole('link', { name: morning.name })).toBeVisible()
  await expectFits()
  await expectAccessible()
})
