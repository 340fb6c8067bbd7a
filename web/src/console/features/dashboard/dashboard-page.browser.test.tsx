import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits } from '../../../testing/expect-fits.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole, takeDown } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'

type Board = Reply<'GET /dashboard'>

const survey_id = '018f0000-0000-7000-8000-0000000000aa'

const nothingYet: Board = {
  surveys: { draft: 0, running: 0, over: 0, ending: 0 },
  people: { waiting: 0, started: 0, completed: 0, failed: 0 },
  undecided: 0,
  running: [],
  to_decide: [],
  done: { survey: false, published: false, invited: false, colleague: false },
}

const atWork: Board = {
  surveys: { draft: 1, running: 1, over: 2, ending: 0 },
  people: { waiting: 3, started: 2, completed: 7, failed: 0 },
  undecided: 4,
  running: [
    {
      id: survey_id,
      name: 'Barista, Bangsar',
      expires_at: '2030-01-05T00:00:00.000Z',
      participants: { invited: 12, started: 9, completed: 7 },
    },
  ],
  to_decide: [{ id: survey_id, name: 'Barista, Bangsar', undecided: 4 }],
  done: { survey: true, published: true, invited: true, colleague: true },
}

async function open(board: Board): Promise<void> {
  replies({ 'GET /notifications': listPage([]), 'GET /dashboard': board })
  await renderConsole('/survey', { as: personAs('owner') })
}

const region = (name: string | RegExp) => page.getByRole('region', { name })

describe('the dashboard of a company', () => {
  it('leads from each figure to what it counts', async () => {
    await open(atWork)
    const running = region('Running surveys').getByRole('link', { name: 'Barista, Bangsar' })
    await expect.element(running).toBeVisible()
    const undecided = region('Results to decide on').getByRole('link', { name: /^Barista, Bangsar/ })
    const addressOf = (link: typeof undecided) => decodeURIComponent(link.element().getAttribute('href') ?? '')
    expect(addressOf(undecided)).toBe(`/surveys/${survey_id}/results?filter=status:undecided`)
    expect(addressOf(page.getByRole('link', { name: /^Completed/ }))).toBe('/surveys/participants?filter=state:6')
    await expect.element(page.getByRole('link', { name: /^Completed/ })).toHaveTextContent('7')
    await expectFits()
    await expectAccessible()
  })

  it('shows a new company its first steps, and ticks off each that is done', async () => {
    await open(nothingYet)
    const steps = region(/^First steps for /)
    await expect.poll(() => steps.getByRole('listitem').elements()).toHaveLength(4)
    await expect.element(region('Running surveys')).not.toBeInTheDocument()
    await expect
      .element(steps.getByRole('link', { name: 'Make a survey' }))
      .toHaveAttribute('href', '/surveys/templates')
    await expectAccessible()
    await takeDown()

    await open({ ...nothingYet, done: { ...nothingYet.done, survey: true } })
    await expect.element(steps.getByText('1 of 4 done')).toBeVisible()
    await expect.element(steps.getByRole('link', { name: 'Make a survey' })).not.toBeInTheDocument()
    await expect.element(steps.getByRole('link', { name: 'Publish it' })).toBeVisible()
  })

  it('leads a company in its trial to the plan that it picked before signing up', async () => {
    const plan = {
      title: 'Default',
      kind: 1,
      status: 'trialing',
      ends_at: '2030-01-05T00:00:00.000Z',
      grace_ends_at: null,
    } as const
    const annual = {
      sku: 'annual',
      kind: 4,
      title: 'Annual+',
      description: '',
      price_minor: 299_000,
      currency: 'MYR',
      period: 2,
      limits: { surveys: null, participants: null, people: null },
    } as const
    const person = personAs('owner')
    const onTrial = { ...person, groups: person.groups.map((group) => ({ ...group, hasActivePlan: { plan } })) }
    replies({ 'GET /dashboard': nothingYet, 'GET /chosen-plan': { sku: 'annual' }, 'GET /open/products': [annual] })
    await renderConsole('/survey', { as: onTrial })
    await expect
      .element(region('Plan').getByRole('link', { name: 'Pay for Annual+' }))
      .toHaveAttribute('href', '/payment?plan=annual')
  })
})
