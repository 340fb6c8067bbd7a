import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { heldBack, refuse } from '../../../testing/answers.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'
import { ownSurveysQuery } from './own-surveys-query.ts'

const survey: Reply<'GET /surveys'>[number] = {
  id: 'barista',
  company: 'Kopi & Kain',
  name: 'Barista',
  state: 'to_do',
  response: null,
  topics: 4,
  open_until: '2026-12-24T00:00:00.000Z',
  completed_at: null,
  stage: null,
  reply_by: null,
}

const companies = ['Kopi & Kain', 'Satay Street'].map((name) => ({
  id: name,
  name,
  surveys: 1,
  promised_reply_days: 7,
}))
const link = page.getByRole('link', { name: 'Have a look: Barista' })

it('shows surveys only with what stands above them, which would move them while one is pressed', async () => {
  const groups = heldBack<Reply<'GET /get-groups'>>()
  replies({ 'GET /surveys': [survey], 'GET /surveys/pitches': [], 'GET /get-groups': groups.reply })
  const { client } = await renderConsole('/survey', { as: personAs('applicant') })
  await expect.poll(() => client.getQueryState(ownSurveysQuery(undefined).queryKey)?.status).toBe('success')
  // Whatever is drawn for it is drawn by then.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  await expect.element(link).not.toBeInTheDocument()
  groups.give(companies)
  await expect.element(link).toBeVisible()
  await expect.element(page.getByLabelText('Company')).toBeVisible()
})

it('shows surveys without what stands above them if that cannot be had', async () => {
  replies({
    'GET /surveys': [survey],
    'GET /surveys/pitches': refuse('server.failed'),
    'GET /get-groups': refuse('server.failed'),
  })
  await renderConsole('/survey', { as: personAs('applicant') })
  await expect.element(link).toBeVisible()
})
