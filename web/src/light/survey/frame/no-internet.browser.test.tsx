import '../../light.css'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { OpenedTest } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { addWords } from '../../../i18n/translator.ts'
import { networkGone } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { pageShown } from '../../../testing/page.ts'
import { atEnd, speak } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'
import { narrow, screens } from '../../../testing/screens.ts'
import { keepOpened, takeSurvey } from '../opening.ts'
import { SurveyScreen } from '../survey-screen.tsx'
import { surveyWords } from '../survey-words.ts'
import { imaginedContent, imaginedState } from '../testing/imagined-test.ts'

/** The browser's own notice. */
const tellNetwork = (notice: 'offline' | 'online') => window.dispatchEvent(new Event(notice))

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

const opened = (): OpenedTest => ({
  token: 'key to the attempt',
  content: {
    ...imaginedContent,
    topics: [
      {
        situation_id: 'a',
        name: 'a',
        topic: 'A day when everything came at once',
        text: 'What happened?',
        samples: [],
      },
    ],
  },
  state: {
    ...imaginedState,
    interested: true,
    step: testStep.writing,
    topic: 1,
    consented: true,
    input_method: inputMethod.typing,
    topics: [
      {
        position: 1,
        deadline_at: minutes(10),
        ranking: null,
        ranking_revision: 0,
        feelings: null,
        feelings_revision: 0,
        controls: null,
        controls_revision: 0,
        statements: [],
      },
    ],
    closes_at: minutes(60),
    now: minutes(0),
  },
})

const sheet = page.getByRole('region', { name: 'No Internet', exact: true })
const box = page.getByRole('textbox')
const close = sheet.getByRole('button', { name: 'Close' })
const back = page.getByRole('status').getByText('You are online now !!')
const kept = 'Everything stays on this device and is sent when the connection is back.'

/** Every call of the attempt gets through, until `loseNetwork`. */
function giveNetwork(): void {
  replies({
    'GET /statement': () => ({ ...opened().state, now: minutes(0) }),
    'POST /connection-gap': { deadline_at: minutes(10), credited_ms: 0 },
    'POST /statement': ({ body: { topic, slot, revision } }) => ({ topic, slot, revision }),
  })
}

function loseNetwork(): void {
  replies({ 'GET /statement': networkGone, 'POST /connection-gap': networkGone, 'POST /statement': networkGone })
  tellNetwork('offline')
}

function regainNetwork(): void {
  giveNetwork()
  tellNetwork('online')
}

/** Somebody in the middle of writing, with half a sentence in the field. */
async function writing(): Promise<void> {
  await speak('en')
  await addWords(surveyWords)
  giveNetwork()
  const { href } = window.location
  const opening = takeSurvey(keepOpened(opened(), Date.now()))
  if (opening.kind !== 'open') throw new Error(`The survey is ${opening.kind}.`)
  atEnd(() => {
    opening.survey.finish('closed')
    tellNetwork('online')
    window.history.replaceState(null, '', href)
  })
  await render(<SurveyScreen survey={opening.survey} onTakeOver={() => {}} />)
  await expect.poll(pageShown).toBe('survey.statement')
  await box.click()
  await userEvent.keyboard('I wrote a ')
}

it.each(screens)('tells of a lost connection on a $name screen while one types on', async ({ size }) => {
  await page.viewport(...size)
  await writing()
  loseNetwork()
  await expect.element(sheet).toHaveTextContent(kept)
  await expect.element(sheet).not.toHaveTextContent('may be lost')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('list')
  await expect.element(box).toHaveValue('I wrote a list')
  await expectAccessible()

  regainNetwork()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(back).toBeVisible()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('I wrote a list')
})

it('is told to a screen reader politely, and only once', async () => {
  await writing()
  loseNetwork()
  await expect.element(sheet).toBeVisible()
  const told = page
    .getByRole('status')
    .elements()
    .map((status) => status.textContent)
  expect(told.filter((text) => text.includes('on this device'))).toHaveLength(1)
})

it('leaves the input and its buttons free on a phone', async () => {
  await page.viewport(...narrow)
  await writing()
  loseNetwork()
  await expect.element(sheet).toBeVisible()
  const { bottom } = sheet.element().getBoundingClientRect()
  for (const free of [box, page.getByRole('button', { name: 'Add' })]) {
    expect(free.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    await expect.element(free).toBeInViewport({ ratio: 1 })
  }
})

it('can be closed without leaving the input, stays closed on the next step, and comes with the next loss', async () => {
  await writing()
  loseNetwork()
  await close.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listitem')).toHaveTextContent('I wrote a')
  await page.getByRole('button', { name: 'Your topics' }).click()
  await expect.poll(pageShown).toBe('survey.situations')
  await expect.element(sheet).not.toBeInTheDocument()
  regainNetwork()
  await expect.element(back).toBeVisible()
  loseNetwork()
  await expect.element(sheet).toBeVisible()
})

it('gives the focus back to the input if it was closed by key', async () => {
  await writing()
  loseNetwork()
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
})
