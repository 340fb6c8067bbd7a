import { join } from 'node:path'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { forAWhile } from './real-time.ts'
import { answeredUpTo, freeSurvey, openInvitation } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

/** A person who reads one sentence aloud; see the folder for whence it comes. */
const recording = join(import.meta.dirname, '../server/src/testing/recordings/amiable-woman.wav')
const said = 'Had he married a more amiable woman, he might have been made still more respectable than he was.'
const recording_ms = 6100

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_SHELL ?? '',
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${recording}%noloop`,
    ],
  },
})

/** What was said; where a voice rests is heard now as a comma and now as none. */
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu)

const spoken = { survey: freeSurvey, method: inputMethod.speech }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const understood = (page: Page) => page.getByLabel('What you said. Correct it before you save it.')
const problem = (page: Page) => page.getByRole('region', { name: 'Say your statement' }).getByRole('alert')
const statements = (page: Page) => page.getByRole('list', { name: 'What you have written' }).getByRole('listitem')

async function openSaying(page: Page, link: string): Promise<void> {
  await openInvitation(page, link)
  await expectPage(page, 'survey.speech-to-text')
  await expect(button(page, 'Record')).toBeVisible()
}

/** Speaks the sentence to its end. */
async function speak(page: Page): Promise<void> {
  await button(page, 'Record').click()
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  // On a busy machine the microphone lags behind; the end of a sentence would be cut off.
  await forAWhile(page, recording_ms + 3000)
  await button(page, 'Finish').click()
}

test('somebody says a statement, corrects what was understood, saves it, and finds it after a reload', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow()
  const { link } = await answeredUpTo(request, testStep.writing, spoken)
  await openSaying(page, link)
  await speak(page)
  // A busy machine takes its time to load the recogniser.
  const words = async () => wordsOf(await understood(page).inputValue())
  await expect.poll(words, { timeout: 60_000 }).toEqual(wordsOf(said))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const heardFor = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration)
  await expect.poll(heardFor).toBeGreaterThan(4)

  // What was recorded and not yet saved is still there after a reload, as it was corrected.
  await understood(page).fill('Had he married a kinder woman, he might have been more respected.')
  await page.reload()
  await expect(understood(page)).toHaveValue('Had he married a kinder woman, he might have been more respected.')
  await button(page, 'Save Audio').click()
  await expect(statements(page)).toHaveText(['1Had he married a kinder woman, he might have been more respected.'])
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(button(page, 'Record')).toBeVisible()

  await page.reload()
  await expect(statements(page)).toHaveCount(1)
  // Until the recorder has come the list stands elsewhere.
  await expect(button(page, 'Record')).toBeVisible()
  const heard = page.waitForResponse((reply) => reply.url().includes('/media/'))
  await page.getByRole('button', { name: /^Listen to: Had he married a kinder woman/ }).click()
  expect((await heard).headers()['content-type']).toBe('audio/wav')

  // Every way stays open: the next one is typed.
  await button(page, 'Write').click()
  await expectPage(page, 'survey.statement')
  await page.getByLabel('Your statement', { exact: true }).fill('I would rather type this one.')
  await button(page, 'Add').click()
  await expect(statements(page)).toHaveCount(2)
  await button(page, 'Say').click()
  await expectPage(page, 'survey.speech-to-text')
})

test('a recording can be paused and made again, and one of more than a minute is made again', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.slow()
  const { link } = await answeredUpTo(request, testStep.writing, spoken)
  await openSaying(page, link)
  await button(page, 'Record').press('Enter')
  await expect(button(page, 'Finish')).toBeFocused()
  await button(page, 'Pause').press('Enter')
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  const time = await page.getByRole('timer').textContent()
  await forAWhile(page, 1500)
  await expect(page.getByRole('timer')).toHaveText(time ?? '')
  await button(page, 'Go on').press('Enter')
  await forAWhile(page, recording_ms)
  await button(page, 'Finish').press('Enter')
  await expect(understood(page)).toBeFocused({ timeout: 60_000 })

  await page.clock.install()
  await button(page, 'Record Again').press('Enter')
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  await page.clock.fastForward(52_000)
  await expect(page.getByText('10 seconds left')).toBeVisible()
  await page.clock.fastForward(9000)
  await expect(problem(page)).toHaveText('A recording may be at most 1 minute long. Please record again.')
  await expect(button(page, 'Record')).toBeVisible()
})

test('what is said without a connection stays on the device and arrives when there is one', {
  tag: '@desktop',
}, async ({ page, request, context }) => {
  test.slow()
  const { link } = await answeredUpTo(request, testStep.writing, spoken)
  await openSaying(page, link)
  await context.setOffline(true)
  await speak(page)
  await expect(page.getByText('There is no connection. Your recording is kept on this device.')).toBeVisible()
  await understood(page).fill('I type what I said.')
  await button(page, 'Save Audio').click()
  await expect(statements(page)).toHaveCount(1)
  const arrived = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/speech-to-text') && reply.ok())
  await context.setOffline(false)
  await arrived
  await expect(statements(page)).toContainText(['I type what I said.'])
})

/** In place of the microphone; the camera, which the survey asks for besides, is left as it is. */
const standIns = {
  refused: () => {
    const devices = navigator.mediaDevices
    const real = devices.getUserMedia.bind(devices)
    devices.getUserMedia = (wanted) =>
      wanted?.audio ? Promise.reject(new DOMException('No.', 'NotAllowedError')) : real(wanted)
  },
  silent: () => {
    const devices = navigator.mediaDevices
    const real = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      if (!wanted?.audio) return real(wanted)
      const sound = new AudioContext()
      const quiet = new GainNode(sound, { gain: 0 })
      const out = sound.createMediaStreamDestination()
      const hum = new OscillatorNode(sound)
      hum.connect(quiet).connect(out)
      hum.start()
      return out.stream
    }
  },
}

test('who may not use the microphone is told so, and types', { tag: '@phone' }, async ({ page, request }) => {
  await page.addInitScript(standIns.refused)
  const { link } = await answeredUpTo(request, testStep.writing, spoken)
  await openSaying(page, link)
  await button(page, 'Record').click()
  await expect(problem(page)).toContainText('This page may not use the microphone.')
  await expectNoSidewaysScroll(page)
  await button(page, 'Write').click()
  await page.getByLabel('Your statement', { exact: true }).fill('Then I type.')
  await button(page, 'Add').click()
  await expect(statements(page)).toHaveCount(1)
})

test('who says nothing is asked to try again', { tag: '@desktop' }, async ({ page, request }) => {
  await page.addInitScript(standIns.silent)
  const { link } = await answeredUpTo(request, testStep.writing, spoken)
  await openSaying(page, link)
  await button(page, 'Record').click()
  await forAWhile(page, 1000)
  await button(page, 'Finish').click()
  await expect(problem(page)).toHaveText("You didn't record so please try again.")
  await expect(button(page, 'Record')).toBeVisible()
})
