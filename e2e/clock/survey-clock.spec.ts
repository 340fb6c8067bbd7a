import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Page } from '@playwright/test'
import { answeredUpTo, invite, openInvitation, sentence } from '../respondent.ts'
import { expectPage } from '../steps.ts'
import { test } from './fixtures.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
/** An invitation is open for a week and the rest of its last day; whoever has begun has a day more. */
const open = 8 * day

const statementBox = (page: Page) => page.getByLabel('Your statement', { exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const saved = (page: Page) => page.getByText('Saved', { exact: true })
const clock = (page: Page) => page.locator('.survey-clock')

async function write(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await statementBox(page).fill(sentence(number - 1))
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
}

/** Time goes by for the page and for the server alike. */
async function passTime(page: Page, moveClock: (by: number) => Promise<unknown>, by: number): Promise<void> {
  await moveClock(by)
  await page.clock.fastForward(by)
}

test('a link that was not used in time says so', async ({ page, request, moveClock }) => {
  const link = await invite(request)
  await moveClock(open)
  await openInvitation(page, link)
  await expect(heading(page)).toHaveText('Sorry! This link has expired')
})

test('whoever has begun has a day more, and is told when that is over too', async ({ page, request, moveClock }) => {
  await page.clock.install()
  const { link } = await answeredUpTo(request, testStep.writing)
  await passTime(page, moveClock, open)
  await openInvitation(page, link)
  await expect(statementBox(page)).toBeVisible()
  await write(page, 1, 1)
  await expect(saved(page)).toBeVisible()

  await passTime(page, moveClock, day)
  await write(page, 2, 2)
  await expect(heading(page)).toHaveText('Sorry! This link has expired')
  await openInvitation(page, link)
  await expect(heading(page)).toHaveText('Sorry! This link has expired')
})

test('ten minutes without a connection are given back', async ({ page, request, context, moveClock }) => {
  await page.clock.install()
  const { link } = await answeredUpTo(request, testStep.writing)
  await openInvitation(page, link)
  await expect(statementBox(page)).toBeVisible()
  await passTime(page, moveClock, 4 * minute)
  await write(page, 1, 1)
  await expect(saved(page)).toBeVisible()
  await expect(clock(page)).toHaveText(/^5:\d\d left$/)

  await context.setOffline(true)
  await expect(clock(page)).toHaveText('The clock waits')
  await passTime(page, moveClock, 10 * minute)
  await write(page, 2, 7)
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect(clock(page)).toHaveText(/^5:\d\d left$/)

  // The server counts as the page does: a ninth is taken only in time.
  await write(page, 8, 9)
  await expect(saved(page)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await openInvitation(page, link)
  await expect(page.getByText('9 of 8–12')).toBeVisible()
  await expect(clock(page)).toHaveText(/^5:\d\d left$/)
})

test('at 0:00 with fewer than eight one finishes in peace', async ({ page, request, moveClock }) => {
  await page.clock.install()
  const { link } = await answeredUpTo(request, testStep.writing)
  await openInvitation(page, link)
  await expect(statementBox(page)).toBeVisible()
  await write(page, 1, 6)
  await expect(saved(page)).toBeVisible()
  await passTime(page, moveClock, 10 * minute)
  await expect(page.getByText('please finish in peace. Still to write: 2')).toBeVisible()
  await write(page, 7, 8)
  await expect(page.getByText('All of your 8 statements are kept.')).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(page.getByText('Topic 1 of 3 · Importance')).toBeVisible()
  await expect(page.getByRole('list', { name: /matters most/ }).getByRole('listitem')).toHaveCount(8)
})

test('whoever was granted extra time sees it on the clock, and has it', async ({ page, request, moveClock }) => {
  await page.clock.install()
  const { link } = await answeredUpTo(request, testStep.writing, { extra_time: 50 })
  await openInvitation(page, link)
  await expect(clock(page)).toHaveText(/^14:\d\d left$/)
  await passTime(page, moveClock, 12 * minute)
  await write(page, 1, 9)
  await expect(saved(page)).toBeVisible()
  await passTime(page, moveClock, 3 * minute)
  // There is half as much time again to read this, too.
  await expect(page.getByRole('button', { name: /^Go on \(1[45]\)$/ })).toBeVisible()
  await page.clock.runFor(16_000)
  await expectPage(page, 'survey.statement')
  await expect(page.getByRole('list', { name: /matters most/ }).getByRole('listitem')).toHaveCount(9)
})
