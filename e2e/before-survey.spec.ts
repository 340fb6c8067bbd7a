import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { answeredUpTo, invite, openInvitation } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

test('somebody who would rather not declines with a reason, and the link lets nobody in any more', {
  tag: '@phone',
}, async ({ page, request }) => {
  const link = await invite(request)
  await openInvitation(page, link)
  await expectPage(page, 'survey.instructions')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Not for me' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('button', { name: 'I am interested' })).toBeVisible()
  await page.getByRole('button', { name: 'Not for me' }).click()
  await page.getByLabel('The place is too far away').check()
  await page.getByLabel('In your own words').fill('Two hours each way is too much for me.')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Decline the survey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Survey declined successfully.')
  // Nothing of it stays on the device, and the link in the mail is over.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('survey')))).toEqual([])
  await openInvitation(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry! This link has expired')
})

test('short questions are kept while one types, and every one of them is asked for', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { link } = await answeredUpTo(request, testStep.short_questions)
  await openInvitation(page, link)
  await expectPage(page, 'survey.short-questions')
  await expectNoSidewaysScroll(page)
  const fields = page.getByRole('main').getByRole('textbox')
  await fields.first().fill('In four weeks.')
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.reload()
  await expect(fields.first()).toHaveValue('In four weeks.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(fields.nth(1)).toBeFocused()
  await expect(page.getByText('Please answer this one too.')).toBeVisible()
  await fields.nth(1).fill('By motorbike.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectPage(page, 'survey.statement')
})

test('an applicant finds what they are invited to, and begins from there', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.applicant)
  await page.goto('/survey')
  await expectPage(page, 'survey')
  await page.getByRole('link', { name: 'Have a look: Pelatih penyangrai, Shah Alam' }).click()
  await expectPage(page, 'survey.instructions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pelatih penyangrai, Shah Alam')
})
