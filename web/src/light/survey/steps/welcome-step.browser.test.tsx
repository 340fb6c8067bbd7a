import type { PitchFacts } from '@catchpitch/contract/pitch/pitch-facts'
import type { OpenedTest } from '@catchpitch/contract/respondent/test'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stored } from '../../../stored.ts'
import { heldBack, networkGone } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits } from '../../../testing/expect-fits.ts'
import { personAs } from '../../../testing/people.ts'
import { renderLight } from '../../../testing/render-light.tsx'
import { replies } from '../../../testing/replies.ts'
import { screens } from '../../../testing/screens.ts'
import { deviceStorage } from '../keeping/device-storage.ts'
import { tabLock } from '../keeping/tab-lock.ts'
import { keepOpened } from '../opening.ts'
import type { StoryData } from '../story/use-story.ts'
import { imaginedContent, imaginedState } from '../testing/imagined-test.ts'

/** A survey of its own for each test: the page of the one before still holds its own. */
let id = ''
beforeEach(() => {
  id = crypto.randomUUID()
})

const told: PitchFacts = {
  job_position: 'Kitchen or service crew',
  position_applied: 'Barista',
  skills_required: 'Milk.\nPatience.',
  supervision_provided: supervision.direct,
  hiring_strategy: [
    { name: 'We read', description: 'Within a week.' },
    { name: 'Half a day at the bar', description: '' },
  ],
}
const nothing: PitchFacts = {
  job_position: '',
  position_applied: '',
  skills_required: '',
  supervision_provided: null,
  hiring_strategy: [],
}

const opened = (facts: PitchFacts): OpenedTest => ({
  token: 'key',
  content: {
    ...imaginedContent,
    ...facts,
    description: 'We serve in four small shops.',
    topics: [{ situation_id: id, name: 'Mornings', topic: 'Mornings', text: '', samples: [] }],
  },
  state: { ...imaginedState, test_id: id, now: new Date().toISOString() },
})

const slide: StoryData['slides'][number] = {
  id: '018f0000-0000-7000-8000-00000000000a',
  is_answer: false,
  language: 'en',
  name: 'Our day',
  body: '<p>Long.</p>',
  picture: null,
  picture_text: '',
  embed: null,
  brought: null,
  is_drawback: false,
  reaction: null,
}
const story = (facts: PitchFacts, slides: StoryData['slides'] = []): StoryData => ({
  ...facts,
  slides,
  asked: null,
  answered: [],
})

/** The first screen, from what was stored on this device. */
async function open(facts: PitchFacts, slides: StoryData['slides'] = []): Promise<void> {
  const test = opened(facts)
  keepOpened(test, Date.now())
  replies({
    'GET /user-sliders': story(facts, slides),
    'GET /statement': test.state,
    'GET /instructions': test.content,
    // Told when a slide has been on the screen for 0.8 s, which on a busy machine is before the test is over.
    'POST /user-sliders/{id}/seen': null,
  })
  await renderLight('/survey/instructions')
  await expect.element(page.getByRole('heading', { name: 'Barista, Bangsar' })).toBeVisible()
}

/** Each row of the section, as it reads. */
const rows = () => [...document.querySelectorAll('.job-facts > div')].map((row) => [...row.children].map(textOf))
const textOf = (element: Element) => (element instanceof HTMLElement ? element.innerText : '')
const headings = () => [...document.querySelectorAll('main h2')].map(textOf)

/** As another tab of this browser does it: the page would go on asking the server in the next test. */
async function takeFromPage(): Promise<void> {
  tabLock(id).take(() => {})
  await expect.element(page.getByRole('heading', { name: 'The survey is open in another tab' })).toBeVisible()
  deviceStorage.forget(id)
}

describe('the first screen of a survey', () => {
  afterEach(takeFromPage)

  it.each(screens)(
    'says what the job is, shows the slides, and says how the company hires ($name)',
    async ({ size }) => {
      await page.viewport(...size)
      await open(told, [slide])
      await expect.element(page.getByRole('heading', { name: 'Our day' })).toBeVisible()
      expect(headings()).toEqual(['The job', 'Meet Kopi & Kain', 'How we hire'])
      expect(rows()).toEqual([
        ['Job position', 'Kitchen or service crew'],
        ['Position applied for', 'Barista'],
        ['Skills', 'Milk.\nPatience.'],
        ['Supervision', 'Someone is with you every day, shows you how and checks your work.'],
      ])
      await expect
        .element(page.getByRole('listitem').filter({ hasText: 'We read' }))
        .toHaveTextContent('Within a week.')
      await expectFits()
      await expectAccessible()
    },
  )

  it('asks for the survey once, or the page would be in its own way', async () => {
    const request = vi.spyOn(navigator.locks, 'request')
    await open(told)
    const asked = request.mock.calls.filter(([name]) => name === `survey ${id}`)
    request.mockRestore()
    expect(asked.map(([, how]) => how)).toEqual([{ ifAvailable: true }, { steal: true }])
  })

  it('leaves out what the company has not filled in', async () => {
    await open({ ...nothing, supervision_provided: supervision.general })
    expect(rows()).toEqual([['Supervision', 'You decide how to do the work and answer for the results.']])
    expect(headings()).toEqual(['The job'])
  })

  it('has no empty section where nothing is filled in', async () => {
    await open(nothing)
    expect(headings()).toEqual([])
  })

  it('says it without a connection, too', async () => {
    keepOpened(opened(told), Date.now())
    replies({ 'GET /user-sliders': heldBack<StoryData>().reply, 'GET /statement': networkGone })
    await renderLight('/survey/instructions')
    await expect.element(page.getByText('Half a day at the bar')).toBeVisible()
    expect(rows()).toHaveLength(4)
  })

  it('shows what an older release has stored on this device, until the rest is fetched', async () => {
    const test = opened(told)
    keepOpened(test, Date.now())
    const older = Object.fromEntries(Object.entries(test.content).filter(([key]) => !Object.hasOwn(nothing, key)))
    const kept = { ...deviceStorage.read(id), content: { ...older, strategy_steps: told.hiring_strategy } }
    localStorage.setItem(`survey ${id}`, JSON.stringify(kept))
    replies({
      'GET /user-sliders': story(told),
      'GET /statement': test.state,
      'GET /instructions': test.content,
    })
    await renderLight('/survey/instructions')
    await expect.element(page.getByRole('button', { name: 'I am interested' })).toBeVisible()
    await expect.element(page.getByText('Half a day at the bar')).toBeVisible()
    expect(rows()).toHaveLength(4)
  })
})

describe('the pitch before what is recorded', () => {
  afterEach(takeFromPage)

  it('is one press away, whole, also without slides', async () => {
    const test = opened(told)
    const state = { ...test.state, interested: true }
    keepOpened({ ...test, state }, Date.now())
    replies({ 'GET /user-sliders': story(told), 'GET /statement': state })
    await renderLight('/survey/instructions')
    await page.getByRole('button', { name: 'See Kopi & Kain’s pitch again' }).click()
    await expect.poll(headings).toEqual(['The job', 'How we hire'])
    expect(rows()).toHaveLength(4)
  })
})

describe('the pitch after the survey', () => {
  const show = async (facts: PitchFacts, slides: StoryData['slides'] = []) => {
    stored.set('token', 'token')
    replies({
      'GET /user': personAs('applicant'),
      'GET /surveys/{id}/pitch': { ...story(facts, slides), company: 'Kopi & Kain', name: 'Barista, Bangsar' },
    })
    await renderLight(`/survey/pitch?of=${id}`)
    await expect.element(page.getByRole('heading', { name: 'Barista, Bangsar' })).toBeVisible()
  }

  it('says it again, around the slides', async () => {
    await show(told, [slide])
    await expect.poll(headings).toEqual(['The job', 'Meet Kopi & Kain', 'How we hire'])
    expect(rows()).toHaveLength(4)
  })

  it('says it without slides', async () => {
    await show(told)
    await expect.poll(headings).toEqual(['The job', 'How we hire'])
  })

  it('says that there is none where nothing is filled in', async () => {
    await show(nothing)
    await expect.element(page.getByText('Kopi & Kain is not showing a pitch at the moment.')).toBeVisible()
  })
})
