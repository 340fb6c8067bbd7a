import { resultStatus } from '@catchpitch/contract/results/result-status'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { mailsTo } from '../mails.ts'
import { people } from '../people.ts'
import { forAWhile } from '../real-time.ts'
import { asOwner, demoSurvey } from '../respondent.ts'
import { expectPage, expectToast } from '../steps.ts'
import { test } from './fixtures.ts'

/*
 * A decision about ten people, taken back and made again. It takes the clock: the mails wait for as long as the decision
 * can be taken back, and nobody waits for ten minutes.
 */

const survey = 'Shift leader, Damansara'
const minute = 60 * 1000

/** A list of the survey, through the API: one property of each row. */
async function listed(request: APIRequestContext, path: string, property: string): Promise<string[]> {
  const { headers, group_id } = await asOwner(request)
  const id = await demoSurvey(request, survey)
  const text = await (await request.get(`/api/v1/my-surveys/${id}/${path}`, { headers, params: { group_id } })).text()
  return [...text.matchAll(new RegExp(`"${property}":"([^"]+)"`, 'g'))].flatMap(([, value]) => value ?? [])
}

/** Everybody waits in the pipeline, whatever was decided before. */
async function nothingSettled(request: APIRequestContext): Promise<void> {
  const { headers, group_id } = await asOwner(request)
  const survey_id = await demoSurvey(request, survey)
  const settled = await listed(request, 'results?filter=status:9,10,undecided', 'id')
  if (settled.length === 0) return
  const data = { survey_id, result_ids: settled, status: resultStatus.pipeline }
  const reply = await request.post('/api/v1/my-surveys/survey-result-status', { headers, params: { group_id }, data })
  expect(reply.ok()).toBe(true)
}

async function choose(page: Page, action: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Change several at once' })
  await bar.getByRole('button', { name: action, exact: true }).click()
}

async function shortlistAll(page: Page, lookAtQuestion = async () => {}): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await choose(page, 'Shortlist')
  const dialog = page.getByRole('dialog', { name: 'Shortlist 10 people?' })
  await dialog.getByRole('checkbox', { name: 'Tell them by e-mail' }).check()
  await lookAtQuestion()
  await dialog.getByRole('button', { name: 'Shortlist' }).click()
  await expectToast(page, '10 people are shortlisted. The mails wait until then.')
}

/** What was decided last, opened. */
async function openRecent(page: Page) {
  await page.getByRole('button', { name: 'Recent decisions', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Recent decisions' })
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  return drawer
}

const countsOf = async (request: APIRequestContext, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await mailsTo(request, address)).length))

test('an owner reads and compares, decides about ten at once, takes it back, decides again, and each hears of it once', async ({
  page,
  request,
  enterAs,
  moveClock,
}) => {
  await nothingSettled(request)
  const addresses = await listed(request, 'invites', 'email')
  expect(addresses).toHaveLength(10)
  const before = await countsOf(request, addresses)
  const id = await demoSurvey(request, survey)

  await enterAs(people.owner)
  await page.goto(`/surveys/${id}/results`)
  await expectPage(page, 'surveys.id.results')
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await page
    .getByRole('link', { name: /^Read what .+ wrote$/ })
    .first()
    .click()
  await expect(page.getByRole('navigation', { name: 'Situations' })).toBeVisible()
  await page.goBack()
  await expect(rows.first()).toBeVisible()
  await rows.first().check()
  await choose(page, 'Compare')
  await expectToast(page, 'Choose 2 to 4 people to compare.')
  await rows.nth(1).check()
  await choose(page, 'Compare')
  await expectPage(page, 'surveys.results.compare')
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible()

  await page.goBack()
  await expectPage(page, 'surveys.id.results')
  await shortlistAll(page, () => expectAccessible(page))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expectToast(page, 'Taken back: everybody has the status of before.')
  const table = page.getByRole('table', { name: 'People who have completed the survey' })
  await expect(table.getByText('Pipeline', { exact: true })).toHaveCount(10)

  // Later, when the toast has gone, it is taken back from among the last decisions.
  await shortlistAll(page)
  await page.reload()
  const drawer = await openRecent(page)
  const last = drawer.getByRole('listitem').first()
  await expect(last).toContainText('The mails wait until')
  await expectAccessible(page)
  await last.getByRole('button', { name: /^Take back/ }).click()
  await expect(last).toContainText('Taken back')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(table.getByText('Pipeline', { exact: true })).toHaveCount(10)

  await shortlistAll(page)
  await expect(table.getByText('Shortlisted', { exact: true })).toHaveCount(10)
  // While it can be taken back nobody hears of it.
  expect(await countsOf(request, addresses)).toEqual(before)
  await moveClock(11 * minute)
  const after = before.map((count) => count + 1)
  await expect.poll(() => countsOf(request, addresses), { timeout: 60_000 }).toEqual(after)
  await page.reload()
  await expect((await openRecent(page)).getByRole('listitem').first()).toContainText('The mails have gone out.')
  // Nor does anybody hear of it twice, also not of what was taken back.
  await moveClock(30 * minute)
  await forAWhile(page, 3_000)
  expect(await countsOf(request, addresses)).toEqual(after)
})
