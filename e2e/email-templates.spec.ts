import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { unique } from './admin-steps.ts'
import { test } from './fixtures.ts'
import { mailsTo } from './mails.ts'
import { people } from './people.ts'
import { demoSurvey } from './respondent.ts'
import { expectFits, expectNoSidewaysScroll, expectPage, expectToast } from './steps.ts'
import { beginSurvey } from './survey-steps.ts'

test('an owner words the mails of a survey, sees what a reader gets, and goes back to the default', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  const name = unique('Server')
  await enterAs(people.owner)
  await beginSurvey(page, request, name, 'email-templates')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  const body = page.getByRole('textbox', { name: 'Text' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(subject).toHaveValue('{{company}} invites you: {{survey}}')
  await expect(preview).toContainText('Nobody is on the list yet')
  await expect(preview.frameLocator('iframe').getByRole('heading')).toHaveText(
    `Kopi & Kain Sdn Bhd invites you: ${name}`,
  )
  await expectFits(page)
  await expectAccessible(page)

  // A placeholder that nobody fills in is told at its field, and nothing is saved meanwhile.
  await body.click()
  await expect(body).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('We pay {{salary}}, ')
  await expect(page.getByText('There is no placeholder {{salary}} to fill in here.')).toBeVisible()
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
  await body.click()
  await expect(body).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Come and pour with us, ')
  await page.getByRole('button', { name: 'First name' }).click()
  await expect(body).toHaveText('Come and pour with us, {{first_name}}')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(preview.frameLocator('iframe').getByText('Come and pour with us, Aisyah')).toBeVisible()

  await subject.fill('A cup with ')
  await page.getByRole('button', { name: 'Insert a placeholder into the subject' }).click()
  await page.getByRole('menuitem', { name: 'Company' }).click()
  await expect(subject).toHaveValue('A cup with {{company}}')
  await expect(preview.getByText('A cup with Kopi & Kain Sdn Bhd').first()).toBeVisible()
  await expect(page.getByText('Your own words')).toBeVisible()
  await preview.getByText('Plain text').click()
  await expect(preview).toContainText('Come and pour with us, Aisyah')
  await expectAccessible(page)

  // No more than three within an hour go to one address: this is the only journey that has one sent to the owner.
  const before = (await mailsTo(request, people.owner.email)).length
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expectToast(page, `A test is on its way to ${people.owner.email}.`)
  await expect.poll(async () => (await mailsTo(request, people.owner.email)).length).toBeGreaterThan(before)

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(subject).toHaveValue('A cup with {{company}}')
  const languages = page.getByRole('group', { name: 'Language of the mail' })
  await languages.getByText('中文').click()
  await expect(page.getByText('Default text')).toBeVisible()
  await languages.getByText('English').click()
  await page.getByRole('button', { name: /^Back to the default/ }).click()
  await expect(subject).toHaveValue('{{company}} invites you: {{survey}}')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(subject).toHaveValue('A cup with {{company}}')
  await expect(body).toHaveText('Come and pour with us, {{first_name}}')
})

test('what keeps the mails of a running survey from being saved has the focus', { tag: '@phone' }, async ({
  page,
  request,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto(`/surveys/${await demoSurvey(request)}/email-templates`)
  await expectPage(page, 'surveys.id.email-templates')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('We pay {{salary}}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('There is no placeholder {{salary}} to fill in here.')).toBeVisible()
  await expect(subject).toBeFocused()
  await expectNoSidewaysScroll(page)
})
