import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Page } from '@playwright/test'
import { madeUpDevices } from '../scripts/browser.mjs'
import { openWindow } from './bare-tab.ts'
import { test } from './fixtures.ts'
import { forAWhile } from './real-time.ts'
import { answeredUpTo, openInvitation } from './respondent.ts'

// A whole browser: only there a tab hides the one that was in front of it.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM ?? '', args: madeUpDevices } })

const statementBox = (page: Page) => page.getByLabel('Your statement', { exact: true })
const warning = (page: Page) => page.getByRole('dialog')

test('somebody who looks at another window reads so when they come back', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { link } = await answeredUpTo(request, testStep.writing)
  await openInvitation(page, link)
  await expect(statementBox(page)).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  const other = await page.context().newPage()
  await other.bringToFront()
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false)
  await forAWhile(page, 2500)
  await page.bringToFront()
  await expect(warning(page)).toContainText(
    'During the Survey you are not allowed to open another tab in the browser. Please close the browser.',
  )
  await expect(warning(page)).toContainText('This was noted')
  await page.keyboard.press('Enter')
  await expect(warning(page)).toBeHidden()
})

test('somebody who opens another tab reads so when they come back, and finds it in the list at the end', {
  tag: '@desktop',
}, async ({ browser, baseURL, request }) => {
  const { link } = await answeredUpTo(request, testStep.compare)
  const window = await openWindow(browser)
  const survey = await window.openTab(new URL(link, baseURL).href)
  const text = () => survey.ask('document.body.innerText')
  const press = async (name: string) => {
    const found = `[...document.querySelectorAll('button')].find((one) => one.innerText.trim() === '${name}' && !one.disabled)`
    await expect.poll(() => survey.ask(`Boolean(${found})`), `the button ${name}`).toBe(true)
    await survey.ask(`${found}.click()`)
  }
  await press('Continue')
  await expect.poll(text).toContain('Finish')

  const other = await window.openTab('about:blank')
  const left = Date.now()
  await other.show()
  await expect.poll(() => survey.ask('document.hidden')).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  await survey.show()
  await expect
    .poll(text)
    .toContain('During the Survey you are not allowed to open another tab in the browser. Please close the browser.')
  const away_s = Math.ceil((Date.now() - left) / 1000)
  await press('Go on with the survey')
  await press('Finish')
  await expect.poll(text).toContain('What was recorded beside your answers')
  const noted = /Another tab or app was open · (\d+):(\d\d)/
  await expect.poll(text).toMatch(noted)
  const [, minutes, seconds] = noted.exec(String(await text())) ?? []
  const noted_s = Number(minutes) * 60 + Number(seconds)
  // However slow the machine is, no more is noted than the time for which the survey was left.
  expect(noted_s).toBeGreaterThanOrEqual(2)
  expect(noted_s).toBeLessThanOrEqual(away_s)
  await window.close()
})
