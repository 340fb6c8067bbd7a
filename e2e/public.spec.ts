import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { confirmAndSignIn, fillCompany, newAddress } from './sign-up-steps.ts'
import { signUpWords } from './sign-up-words.ts'
import { expectPage, tabTo } from './steps.ts'

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

test('the questions about a job can be answered, skipped and gone back to, by keyboard only', async ({ page }) => {
  await page.goto('/job-position')
  const first = page.getByRole('main').getByRole('radio').first()
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please choose one, or skip the question.')
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectPage(page, 'goal-type')
  await tabTo(page, page.getByRole('button', { name: 'Skip' }))
  await page.keyboard.press('Enter')
  await expectPage(page, 'supervision-provided')
  // A shop assistant is not left to work alone.
  await expect(page.getByRole('radio', { name: /^General/ })).toBeDisabled()
  await tabTo(page, page.getByRole('button', { name: 'Back' }))
  await page.keyboard.press('Enter')
  await expectPage(page, 'goal-type')
  await page.goBack()
  await expectPage(page, 'supervision-provided')
  await page.goto('/job-position')
  await expect(first).toBeChecked()
  expect(JSON.parse((await stored(page, 'firstSurvey')) ?? '')).toEqual({
    job_position: 'sales_assistant',
    goal_type: null,
    supervision: null,
  })
})

test('a plan is picked by its period and comes along to the sign-up', async ({ page }) => {
  await page.goto('/open/products/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Default' })).toContainText(/RM\s?299/)
  await page.getByRole('radio', { name: 'Yearly' }).check({ force: true })
  await expect(page.getByRole('main')).toContainText(/that is RM\s?249\.17 a month/)
  await page.getByRole('button', { name: 'Begin with Annual+' }).click()
  await expectPage(page, 'sign-up')
  expect([await stored(page, 'plan'), await stored(page, 'period')]).toEqual(['annual', 'year'])
})

test('the contents of a legal text lead to its sections', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await expect(page.getByRole('link', { name: /^hello@/ }).first()).toHaveAttribute('href', /^mailto:/)
})

test("root's dashboard has the features list and figures that are true", { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.root)
  await page.goto('/admin/dashboard')
  for (const feature of ['The reverse pitch process', 'Flag out dishonesty', 'Team showcase']) {
    await expect(page.getByRole('heading', { name: feature })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'In figures' })).toContainText(/Companies\s*[1-9]/)
})
