import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { confirmAndSignIn, fillCompany, newAddress } from './sign-up-steps.ts'
import { signUpWords } from './sign-up-words.ts'
import { expectPage } from './steps.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('what a company says about a job before signing up waits for it afterwards', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('link', { name: 'Describe the job' }).click()
  await expectPage(page, 'job-position')
  await page.getByRole('radio', { name: /^Team leader/ }).check({ force: true })
  await goOn(page)
  await expectPage(page, 'goal-type')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('radio', { name: 'Lead and grow a team' }).check({ force: true })
  await goOn(page)
  await expectPage(page, 'supervision-provided')
  await page.getByRole('radio', { name: /^General/ }).check({ force: true })
  await page.getByRole('button', { name: 'Go on to sign up' }).click()
  await expectPage(page, 'sign-up')
  await expect(page.getByRole('main')).toContainText('Team leader or supervisor · Lead and grow a team · General')
  await expectAccessible(page)

  const email = newAddress('described')
  await fillCompany(page, signUpWords.en, email)
  await page.getByRole('button', { name: signUpWords.en.createCompany }).click()
  await expectPage(page, 'email-verification')
  expect(await stored(page, 'firstSurvey')).toBeNull()
  await confirmAndSignIn(page, request, signUpWords.en, email)
  await expectPage(page, 'surveys')
  const card = page.getByRole('region', { name: 'Your first survey' })
  await expect(card).toContainText('Team leader or supervisor')
  await expect(card).toContainText('Lead and grow a team')
  await expect(card).toContainText('General')
  await expectAccessible(page)
})
