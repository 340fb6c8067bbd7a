import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { forAWhile } from './real-time.ts'
import { answeredUpTo, freeSurvey, openInvitation, pixel, sentence } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const statements = (page: Page) => page.getByRole('list', { name: 'What you have written' }).getByRole('listitem')
const saved = (page: Page) => page.getByText('Saved', { exact: true })

const picture = { name: 'desk.png', mimeType: 'image/png', buffer: pixel }

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your statement', { exact: true }).fill(text)
  await button(page, 'Add').click()
}

test('the way is chosen before the clock runs, and again at every statement', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { link } = await answeredUpTo(request, testStep.input_method, { survey: freeSurvey })
  await openInvitation(page, link)
  await expect(page.getByRole('heading', { name: 'How would you like to express yourself?' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Inspiration/ }).click()
  await expect(page.getByLabel('Link on YouTube, Dailymotion, TikTok or Facebook')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Say').click()
  await expectPage(page, 'survey.speech-to-text')
  // It comes behind its page, and moves the ways up when it does.
  await expect(button(page, 'Record')).toBeVisible()
  await button(page, 'Write').click()
  await expectPage(page, 'survey.statement')
  await expect(button(page, 'Write')).toHaveAttribute('aria-pressed', 'true')
  await write(page, 'Typed, after all.')
  await expect(statements(page)).toHaveCount(1)
  // Another visit begins with what was chosen last.
  await button(page, 'Visual').click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(button(page, 'Visual')).toHaveAttribute('aria-pressed', 'true')
})

test('somebody shows a picture and takes a photo, and sees both in every step', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { link } = await answeredUpTo(request, testStep.writing, { survey: freeSurvey, method: inputMethod.images })
  await openInvitation(page, link)
  await page.getByLabel('Choose a picture').setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText(['Please choose a picture: jpg, jpeg, png, gif, BMP or WebP.'])
  await page.getByLabel('Choose a picture').setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'The picture that you chose' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // Not added yet, and not lost by a reload either.
  await page.getByLabel('In a few words (optional)').fill('My desk')
  await page.reload()
  await expect(page.getByLabel('In a few words (optional)')).toHaveValue('My desk')
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/statement-picture') && reply.ok())
  await button(page, 'Add').click()
  await kept
  await expect(saved(page)).toBeVisible()

  await button(page, 'Take a photo').click()
  await expect(page.getByLabel('What the camera sees')).toBeVisible()
  await expectAccessible(page)
  await forAWhile(page, 500)
  await button(page, 'Take the picture').click()
  await button(page, 'Add').click()
  await expect(statements(page)).toHaveText(['1My desk', '2Picture 2'])
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show large: Picture 2' }).click()
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible()

  await button(page, 'Write').click()
  for (const number of [0, 1, 2, 3, 4, 5]) await write(page, sentence(number))
  await button(page, 'Continue').click()
  const ranked = page.getByRole('list', { name: 'Which matters most to you?' })
  await expect(ranked.locator('img')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move down: My desk' }).click()
  await page.getByRole('button', { name: 'Next: how it feels' }).click()
  await expect(page.getByRole('group', { name: 'Picture 2' }).locator('img')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // What is on this device is not needed to see it: another one fetches it from the server.
  await page.evaluate(() => indexedDB.deleteDatabase('survey pictures'))
  const fetched = page.waitForResponse((reply) => reply.url().includes('/media/'))
  await page.reload()
  expect((await fetched).headers()['content-type']).toBe('image/jpeg')
})

test('a picture that is shown without a connection waits on the device and arrives when there is one', {
  tag: '@desktop',
}, async ({ page, request, context }) => {
  const { link } = await answeredUpTo(request, testStep.writing, { survey: freeSurvey, method: inputMethod.images })
  await openInvitation(page, link)
  await expect(button(page, 'Take a photo')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Choose a picture').setInputFiles(picture)
  await button(page, 'Add').click()
  await expect(statements(page)).toHaveText(['1Picture 1'])
  await expect(page.getByText('Kept on this device, sending when the connection is back').first()).toBeVisible()
  const saves = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/statement') && reply.ok())
  await context.setOffline(false)
  await saves
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(statements(page)).toHaveText(['1Picture 1'])
})

test('what it takes to show a picture is fetched again when the server was gone as it was asked for', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { link } = await answeredUpTo(request, testStep.input_method, { survey: freeSurvey })
  await openInvitation(page, link)
  await expect(page.getByRole('heading', { name: 'How would you like to express yourself?' })).toBeVisible()
  // What is fetched behind this page is to be there: a route turns off the cache that a browser would have it from.
  await page.waitForLoadState('networkidle')
  const refused = new Set<string>()
  const files = '**/assets/**'
  await page.route(files, (route) => {
    refused.add(route.request().url())
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: /^Visual/ }).click()
  await expectPage(page, 'survey.statement')
  // Whatever the docks, their words and the sending of pictures need.
  await expect.poll(() => refused.size).toBeGreaterThan(2)
  await expect(button(page, 'Take a photo')).toHaveCount(0)
  await page.unroute(files)

  await page.getByLabel('Choose a picture').setInputFiles(picture)
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/statement-picture') && reply.ok())
  await button(page, 'Add').click()
  await kept
  await expect(saved(page)).toBeVisible()
  await expect(statements(page)).toHaveText(['1Picture 1'])
})

/** Opens a survey in which enough is written already; the page's clock is in the test's hands. */
async function openWithEight(page: Page, request: APIRequestContext): Promise<void> {
  await page.clock.install()
  const { link } = await answeredUpTo(request, testStep.writing, { survey: freeSurvey })
  await openInvitation(page, link)
  for (const number of [0, 1, 2, 3, 4, 5, 6, 7]) await write(page, sentence(number))
  await expect(saved(page)).toBeVisible()
}

/** Chooses a way, and waits for the reply: it tells the page the time of the server, whose clock stays where it was. */
async function choose(page: Page, way: string): Promise<void> {
  await button(page, way).click()
  await expect(saved(page)).toBeVisible()
}

/** Lets the page's clock go on until so many seconds of the topic are left. */
async function letTimePass(page: Page, seconds_left: number): Promise<void> {
  const left = await page.locator('.survey-clock').innerText()
  const [, minutes = '9', seconds = '0'] = /(\d+):(\d+)/.exec(left) ?? []
  await page.clock.fastForward((Number(minutes) * 60 + Number(seconds) - seconds_left) * 1000)
}

test('what stands ready when the time ends is taken as it is', { tag: '@desktop' }, async ({ page, request }) => {
  await openWithEight(page, request)
  await choose(page, 'Visual')
  await page.getByLabel('Choose a picture').setInputFiles(picture)
  await page.getByLabel('In a few words (optional)').fill('The last one')
  await letTimePass(page, 3)
  await page.clock.runFor(2_000)
  await expect(statements(page)).toHaveCount(9)
  await expect(statements(page).last()).toContainText('The last one')
})

test('who is still speaking when the time ends is told that it came too late', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await openWithEight(page, request)
  await choose(page, 'Say')
  await letTimePass(page, 30)
  await button(page, 'Record').click()
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  await letTimePass(page, 3)
  await page.clock.runFor(4_000)
  const over = page.getByRole('status').filter({ hasText: 'The time for this topic is over.' })
  await expect(over).toContainText('All of your 8 statements are kept. What you were still saying came too late.')
  await expectAccessible(page)
})

test('somebody lets a song speak: only a link that leads to one is taken, and nothing is loaded before it is pressed', {
  tag: '@phone',
}, async ({ page, request }) => {
  const outside: string[] = []
  await page.route(/youtube/, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A song</title>' })
  })
  const { link } = await answeredUpTo(request, testStep.writing, { survey: freeSurvey, method: inputMethod.links })
  await openInvitation(page, link)
  const input = page.getByLabel('Link on YouTube, Dailymotion, TikTok or Facebook')
  await input.fill('https://evil.example/watch?v=dQw4w9WgXcQ')
  await button(page, 'Add').click()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toContainText(['Please paste a link to a video on'])
  await expect(input).toBeFocused()
  await expectAccessible(page)
  await input.fill('https://www.youtube.com/shorts/dQw4w9WgXcQ')
  await page.getByLabel('What it is called, or says (optional)').fill('Never giving up')
  await button(page, 'Add').click()
  await expect(statements(page)).toHaveText(['1Never giving up'])
  await expect(saved(page)).toBeVisible()
  expect(outside).toEqual([])
  await page.getByRole('button', { name: 'Play: Never giving up' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  await expect.poll(() => outside.length).toBeGreaterThan(0)
  await expectNoSidewaysScroll(page)
})
