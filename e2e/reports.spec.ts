import { readFile } from 'node:fs/promises'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { answeredUpTo, demoSurvey, firstOf } from './respondent.ts'
import { expectFits, expectNoSidewaysScroll, expectPage, expectToast } from './steps.ts'
import { watch } from './watch.ts'

const explanation = 'My own notes from the bus.'

/** Somebody who pasted something, said why, and of whom the camera took a picture. */
function recordedBeside(request: APIRequestContext, name: { first_name: string; last_name: string }) {
  const beside = async (headers: Record<string, string>) => {
    const place = { happened_at: new Date().toISOString(), step: testStep.compare, topic: 3 }
    const id = crypto.randomUUID()
    const paste = { ...place, id, kind: integrityEvent.paste, lasted_ms: 0, characters: 40 }
    const colour = { r: 90, g: 120, b: 110 }
    const buffer = await sharp({ create: { width: 400, height: 225, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const picture = { name: 'snapshot.png', mimeType: 'image/png', buffer }
    const multipart = { ...place, id: crypto.randomUUID(), picture }
    for (const reply of [
      await request.post('/api/v1/anti-cheat', { headers, data: { events: [paste] } }),
      await request.put(`/api/v1/anti-cheat/${id}`, { headers, data: { explanation } }),
      await request.post('/api/v1/screen-shot', { headers, multipart }),
    ])
      expect(reply.status(), await reply.text()).toBe(200)
  }
  return answeredUpTo(request, testStep.done, { ...name, beside })
}

test('somebody is read: their statements as they ranked them, what these come to, and the next person', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  const survey = await demoSurvey(request)
  // The one who came first: other journeys add people, who come after.
  const id = await firstOf(request, `/my-surveys/${survey}/results`, { order: 'completed_at' })
  await enterAs(people.owner)
  await page.goto(`/surveys/results/view?id=${id}`)
  await expectPage(page, 'surveys.results.view')
  const situations = page.getByRole('navigation', { name: 'Situations' }).getByRole('link')
  const first = page.getByRole('region', { name: (await situations.first().textContent()) ?? '' })
  await expect(first.getByRole('listitem').first()).toContainText('1')
  await expectFits(page)
  await expectAccessible(page)

  // Fewer of them, if one wants only what matters most.
  await expect(first.getByRole('listitem').nth(6)).toBeVisible()
  await page.getByRole('radio', { name: '6', exact: true }).click({ force: true })
  await expect(first.getByRole('listitem')).toHaveCount(6)
  await expect(page).toHaveURL(/level=6/)

  await page.getByRole('link', { name: 'User Results' }).click()
  await expect(page.getByRole('img', { name: /^Place on the map: / })).toBeVisible()
  await expect(page.getByRole('table', { name: 'The twelve shades' })).toContainText('%')
  await expect(page.getByText('It is no score of personality, honesty or performance')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to read, and what to ask' })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)

  // By the arrow keys to whoever completed the survey after.
  await page.locator('main').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByRole('link', { name: 'User Results' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(id))
})

test('a member reads six statements of each situation and can unmask nobody', { tag: '@desktop' }, async ({
  page,
  request,
  enterAs,
}) => {
  const survey = await demoSurvey(request)
  const id = await firstOf(request, `/my-surveys/${survey}/results`, { order: 'completed_at' })
  await enterAs(people.member)
  await page.goto(`/surveys/results/view?id=${id}&level=12`)
  await expectPage(page, 'surveys.results.view')
  const cards = page.locator('main section ol')
  await expect(cards.first().locator('li')).toHaveCount(6)
  await expect(page.locator('main').getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /nama/i })).toHaveCount(0)
})

test('two people stand side by side, and are told apart or not', { tag: '@phone' }, async ({
  page,
  request,
  enterAs,
}) => {
  const survey = await demoSurvey(request)
  const firstWith = (status: string) =>
    firstOf(request, `/my-surveys/${survey}/results`, { order: 'completed_at', filter: `status:${status}` })
  const [one, other] = [await firstWith('11'), await firstWith('9,10,undecided')]
  await enterAs(people.owner)
  await page.goto(`/surveys/results/compare?ids=${one},${other}`)
  await expectPage(page, 'surveys.results.compare')
  await expect(page.getByText(/^(Distinguishable:|Not distinguishable:|Not enough to say)/)).not.toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('who is read from a narrowed list has its people before and after, and a comment is changed', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  const survey = await demoSurvey(request)
  await enterAs(people.owner)
  await page.goto(`/surveys/${survey}/results?filter=status:11&order=completed_at`)
  await expectPage(page, 'surveys.id.results')
  await page
    .getByRole('link', { name: /^Read what .+ wrote$/ })
    .first()
    .click()
  await expectPage(page, 'surveys.results.view')
  const neighbours = page.getByRole('navigation', { name: 'Other people of the list' })
  await expect(neighbours).toContainText(/^.*1 of \d/)
  await neighbours.getByRole('button', { name: /next/i }).click()
  await expect(neighbours).toContainText('2 of')
  await expect(page.locator('main').getByText('Pipeline', { exact: true }).first()).toBeVisible()

  await page.getByRole('navigation', { name: 'About this person' }).getByRole('link', { name: 'Team' }).click()
  const said = `Asks before acting ${Date.now()}`
  await page.getByRole('textbox', { name: 'Your comment, for colleagues' }).fill(said)
  await page.getByRole('button', { name: 'Add comment' }).click()
  const comment = page.getByRole('listitem').filter({ hasText: said })
  await comment.getByRole('button', { name: 'Change' }).click()
  const field = page.getByRole('textbox', { name: 'Your comment', exact: true })
  await expect(field).toBeFocused()
  await field.fill(`${said}, and says why`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(comment).toContainText(`${said}, and says why`)
  await expect(comment).toContainText('changed')
  await comment.getByRole('button', { name: 'Take back' }).click()
  await expect(comment).toHaveCount(0)

  // Back to the list as it was left.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Barista/ })
    .click()
  await expect(page).toHaveURL(/filter=status%3A11/)
})

test('what was recorded is judged by people: a member reads it, an owner sees pictures and name, and prepares the interview', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  test.slow()
  const { test_id } = await recordedBeside(request, { first_name: 'Farah', last_name: 'Idris' })
  const report = `/surveys/results/view?id=${test_id}`
  const code = page.getByRole('heading', { level: 1, name: /^C-\w{5}$/ })

  // Whoever only reviews learns neither the face nor the name. This account is in Malay.
  await enterAs(people.member)
  await page.goto(`${report}&tab=integrity`)
  await expect(page.getByText(explanation)).toBeVisible()
  await expect(code).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tunjukkan nama' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /gambar/ })).toHaveCount(0)

  await enterAs(people.owner)
  await page.goto(`${report}&tab=integrity`)
  const pasted = page
    .getByRole('region', { name: 'What happened' })
    .getByRole('listitem')
    .filter({ hasText: 'Text was to be pasted' })
  await expect(pasted).toContainText('40 characters')
  await expect(pasted.getByRole('blockquote')).toContainText(explanation)
  await page.getByRole('button', { name: 'Look at the pictures (1)' }).click()
  const picture = page.getByRole('img', { name: /^Picture from the camera, / })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await expectAccessible(page)

  // The name is shown to whoever says why, and stays.
  await expect(code).toBeVisible()
  await page.getByRole('button', { name: 'Show the name' }).click()
  const dialog = page.getByRole('dialog', { name: /^Show the name of C-/ })
  await dialog.getByRole('button', { name: 'Show the name' }).click()
  const reason = dialog.getByLabel('Why do you need the name?')
  await expect(reason).toHaveAccessibleDescription('This field is required.')
  await reason.fill('To invite her to the interview')
  await dialog.getByRole('button', { name: 'Show the name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Farah Idris' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show the name' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Interview guide' }).click()
  const first = page.getByRole('textbox', { name: 'Question 1', exact: true })
  const second = page.getByRole('textbox', { name: 'Question 2', exact: true })
  await first.fill('What would you ask us?')
  await page.getByRole('button', { name: 'Move question 1 down' }).click()
  await expect(second).toHaveValue('What would you ask us?')
  await page.getByRole('button', { name: 'Save the guide' }).click()
  await expect(page.getByText('Saved for the team.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(second).toHaveValue('What would you ask us?')

  // On paper there are questions, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('What would you ask us?').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(second).toBeHidden()
})

test('results are taken away as a file, and a visitor reads a report by a link until it is ended', {
  tag: '@desktop',
}, async ({ page, browser, request, enterAs }) => {
  // Nobody else changes anything in this one.
  const survey = await demoSurvey(request, 'Weekend team, all shops')
  await enterAs(people.owner)
  await page.goto(`/surveys/${survey}/results?filter=status:9`)
  const codes = page.getByRole('table', { name: 'People who have completed the survey' }).getByText(/^C-\w{5}$/)
  await expect(codes.first()).toBeVisible()
  const shown = await codes.allTextContents()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export results' })
  await expect(dialog).toContainText(`${shown.length} people are in the file.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Write the file' }).click()
  const fetched = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const download = await fetched
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const [titles = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(titles).toMatch(/^\uFEFF"Code","Name","E-mail","Survey","Status",/)
  expect(lines.map((line) => line.slice(1, 8)).toSorted()).toEqual(shown.toSorted())
  for (const line of lines) expect(line).toContain('"Weekend team, all shops","Shortlisted","20')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page
    .getByRole('link', { name: /^Read what .+ wrote$/ })
    .first()
    .click()
  await expectPage(page, 'surveys.results.view')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  const sharing = page.getByRole('dialog', { name: `Share the report of ${name}` })
  await sharing.getByRole('button', { name: 'Make a link' }).click()
  const made = sharing.getByRole('listitem').filter({ hasText: 'not opened yet' }).first()
  const address = (await made.getByRole('link').getAttribute('href')) ?? ''
  await expectAccessible(page)

  const visitors = await browser.newContext()
  const troubles = await watch(visitors)
  const visitor = await visitors.newPage()
  await visitor.goto(address)
  await expectPage(visitor, 'export')
  await expect(visitor.getByRole('heading', { name: name ?? '' }).first()).toBeVisible()
  await expectAccessible(visitor)

  await sharing
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${address}"]`) })
    .getByRole('button', { name: /^End it/ })
    .click()
  await expectToast(page, 'The link has ended.')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sorry! This link has expired')
  expect(troubles).toEqual([])
  await visitors.close()
})
