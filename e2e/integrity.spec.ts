import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { answeredUpTo, invite, openInvitation } from './respondent.ts'
import { expectPage } from './steps.ts'

const statementBox = (page: Page) => page.getByLabel('Your statement', { exact: true })
const warning = (page: Page) => page.getByRole('dialog')

test('pasting is prevented, told and listed at the end, where it can be explained', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { link } = await answeredUpTo(request, testStep.compare)
  await openInvitation(page, link)
  await expectPage(page, 'survey.compare-situations')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Somebody else wrote this.')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(warning(page)).toContainText('switched off during the survey')
  await page.getByRole('button', { name: 'Go on with the survey' }).click()
  await expect(warning(page)).toBeHidden()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expectPage(page, 'survey.my-life')

  const recorded = page.locator('section', { hasText: 'What was recorded beside your answers' })
  const pasted = recorded.getByRole('listitem').filter({ hasText: 'Paste' })
  await expect(pasted).toContainText('characters: 25')
  await pasted.getByLabel('Would you like to say something about it?').fill('I pressed the wrong keys.')
  await pasted.getByRole('button', { name: 'Save' }).click()
  await expect(pasted.getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(pasted.getByRole('textbox')).toHaveValue('I pressed the wrong keys.')
})

test('whoever was allowed to paste can, and nothing is noted of it', { tag: '@desktop' }, async ({ page, request }) => {
  const { link } = await answeredUpTo(request, testStep.writing, { allow_paste: true })
  await openInvitation(page, link)
  await statementBox(page).fill('Twice. ')
  await statementBox(page).press('ControlOrMeta+a')
  await statementBox(page).press('ControlOrMeta+c')
  await statementBox(page).press('End')
  await statementBox(page).press('ControlOrMeta+v')
  await expect(statementBox(page)).toHaveValue('Twice. Twice. ')
  await expect(warning(page)).toHaveCount(0)
})

test('the camera is looked at before the clock runs, and a small picture is kept', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await page.goto(await invite(request))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I am interested' }).click()
  await expect(page.getByText('a small picture from your camera is kept')).toBeVisible()
  await page.getByLabel('I have read this and agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Your camera' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Turn on the camera' }).click()
  await expect(page.getByLabel('What your camera sees')).toBeVisible()
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/screen-shot'))
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(statementBox(page)).toBeVisible()
  expect(await (await kept).json()).toMatchObject({ data: { recorded: true } })
})
