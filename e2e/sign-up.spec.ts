import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { accountWords } from './account-words.ts'
import { test } from './fixtures.ts'
import { mailedLink, mailsTo } from './mails.ts'
import { people } from './people.ts'
import { cropPicture } from './profile-steps.ts'
import {
  confirmAndSignIn,
  expectUsedUp,
  fillApplicant,
  fillCompany,
  makeUnverified,
  newAddress,
  newPassword,
  openSignUp,
  replacePassword,
} from './sign-up-steps.ts'
import { expectNoSidewaysScroll, expectPage, signIn, signOut, tabTo } from './steps.ts'

const said = accountWords.en

// A journey from the first form to the start page is as long as three others. Sign-ups from one place are counted, so
// whatever does not depend on the size of the screen signs up once only.
test.slow()

/** On a phone in one language, the one whose letters are furthest from ours: the others differ by their words only. */
const sizesFor = (language: string) => (language === 'zh' ? {} : { tag: '@desktop' })

for (const [language, words] of Object.entries(accountWords)) {
  test(
    `an applicant signs up, confirms the address, signs in, shows a face and replaces the password, in ${language}`,
    sizesFor(language),
    async ({ page, request }) => {
      const email = newAddress('applicant')
      await openSignUp(page, words, 'applicant')
      await expectNoSidewaysScroll(page)
      await fillApplicant(page, words, email)
      await page.getByRole('button', { name: words.createAccount }).click()
      await expectPage(page, 'email-verification')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkMail)
      await expect(page.getByRole('main')).toContainText(email)
      await confirmAndSignIn(page, request, words, email)
      await expectPage(page, 'survey')
      // In Malay the owner of a company does the rest, which is the same for everybody.
      if (language === 'ms') return
      await cropPicture(page, words)
      await signOut(page, words)
      await expectPage(page, 'sign-in')
      await replacePassword(page, request, words, email)
      await expectPage(page, 'survey')
      await expectUsedUp(page, words, await mailedLink(request, email, '/reset/password'))
    },
  )

  test(
    `a company signs up and its owner does the same, in ${language}`,
    sizesFor(language),
    async ({ page, request }) => {
      const email = newAddress('owner')
      await openSignUp(page, words, 'company')
      await expectNoSidewaysScroll(page)
      await fillCompany(page, words, email)
      await page.getByRole('button', { name: words.createCompany }).click()
      await expectPage(page, 'email-verification')
      await confirmAndSignIn(page, request, words, email)
      await expectPage(page, 'surveys')
      if (language !== 'ms') return
      await cropPicture(page, words)
      await signOut(page, words)
      await expectPage(page, 'sign-in')
      await replacePassword(page, request, words, email)
      await expectPage(page, 'surveys')
    },
  )

  test(
    `every field of an empty form says what it needs, and the first has focus, in ${language}`,
    sizesFor(language),
    async ({ page }) => {
      await openSignUp(page, words, 'applicant')
      await page.getByRole('button', { name: words.createAccount }).click()
      const required = [
        words.firstName,
        words.lastName,
        words.day,
        words.employment,
        words.education,
        words.country,
        words.email,
        words.mobile,
        words.password,
        words.again,
      ]
      for (const label of required) {
        const field = page.getByLabel(label, { exact: true })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(words.required))
      }
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused()
      await expectAccessible(page)
    },
  )
}

test('what is wrong is said at its field, all at once, in the words of the specification', async ({ page }) => {
  await openSignUp(page, said, 'applicant')
  await fillApplicant(page, said, 'somebody@nowhere')
  await page.getByLabel(said.firstName).fill('R2D2')
  await page.getByLabel(said.year).fill('98')
  await page.getByLabel(said.mobile).fill('12-34')
  await page.getByLabel(said.password, { exact: true }).fill('password')
  await page.getByLabel(said.terms).uncheck()
  await page.getByRole('button', { name: said.createAccount }).click()
  const messages: [label: string, message: string][] = [
    [said.firstName, 'Please use letters only.'],
    [said.day, 'Please enter a valid date with a year of 4 digits.'],
    [said.email, 'This field is required a valid email.'],
    [said.mobile, 'The Phone number is invalid.'],
    [said.password, 'Please use 8 characters or more'],
    [said.again, 'Your passwords do not match.'],
    [said.terms, 'Please accept terms and conditions to continue.'],
  ]
  for (const [label, message] of messages) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message))
  }
  await expect(page.getByLabel(said.firstName)).toBeFocused()
  await expectAccessible(page)
})

test('what only the server knows is said at its field too: nobody under 18', { tag: '@desktop' }, async ({ page }) => {
  await openSignUp(page, said, 'applicant')
  await fillApplicant(page, said, newAddress('young'))
  await page.getByLabel(said.year).fill(String(new Date().getFullYear() - 17))
  await page.getByRole('button', { name: said.createAccount }).click()
  await expect(page.getByLabel(said.day, { exact: true })).toHaveAccessibleDescription(
    'You are must be 18 Years old or more',
  )
  await expect(page.getByLabel(said.day, { exact: true })).toBeFocused()
})

test('a company without its details is told which are missing', { tag: '@desktop' }, async ({ page }) => {
  await openSignUp(page, said, 'company')
  await page.getByLabel(said.registration).fill('1234')
  await page.getByLabel(said.employees).fill('many')
  await page.getByRole('button', { name: said.createCompany }).click()
  await expect(page.getByLabel(said.companyName)).toHaveAccessibleDescription(said.required)
  await expect(page.getByLabel(said.registration)).toHaveAccessibleDescription('Please use at least 5 characters.')
  await expect(page.getByLabel(said.employees)).toHaveAccessibleDescription('Enter a valid number.')
  await expect(page.getByLabel(said.companyName)).toBeFocused()
})

test('an applicant signs up with the keyboard only', { tag: '@desktop' }, async ({ page }) => {
  const email = newAddress('keyboard')
  await page.goto('/signup')
  await tabTo(page, page.getByRole('link', { name: said.applicant }))
  await page.keyboard.press('Enter')
  const typed: [label: string, text: string][] = [
    [said.firstName, 'Mei'],
    [said.lastName, 'Tan'],
    [said.day, '31'],
    [said.month, '12'],
    [said.year, '1999'],
  ]
  for (const [label, text] of typed) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  for (const label of [said.employment, said.education]) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.press('ArrowDown')
  }
  await tabTo(page, page.getByLabel(said.country, { exact: true }))
  await page.keyboard.type('Malaysia')
  await tabTo(page, page.getByLabel(said.email))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel(said.mobile))
  await page.keyboard.type('123456789')
  for (const label of [said.password, said.again]) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(newPassword)
  }
  await tabTo(page, page.getByLabel(said.terms))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(email)
})

test('the password is ticked off rule by rule while it is typed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/signup?kind=company')
  const field = page.getByLabel(said.password, { exact: true })
  await expect(field).toHaveAccessibleDescription(/8 characters or more \(still missing\)/)
  await field.fill('Kopi-susu')
  await expect(field).toHaveAccessibleDescription(/8 characters or more \(done\).* a number \(still missing\)/)
  await field.fill(newPassword)
  await expect(field).not.toHaveAccessibleDescription(/still missing/)
})

test('leaving a form that has been begun is asked about first', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/signup?kind=company')
  await page.getByLabel(said.companyName).fill('Kopi & Kain')
  await page.getByRole('link', { name: said.submit, exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(said.companyName)).toHaveValue('Kopi & Kain')
  await page.getByRole('link', { name: said.submit, exact: true }).click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expectPage(page, 'sign-in')
})

test('the plan picked before comes along, and is not kept for the next company', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/signup?kind=company')
  await page.evaluate(() => {
    localStorage.setItem('plan', 'default')
    localStorage.setItem('period', 'year')
  })
  await fillCompany(page, said, newAddress('planned'))
  const sent = page.waitForRequest('**/api/v1/signup')
  await page.getByRole('button', { name: said.createCompany }).click()
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'company', plan: 'default', period: 'year' })
  await expectPage(page, 'email-verification')
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBeNull()
})

test('an address that has an account is answered like a new one, and its owner hears of it', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await openSignUp(page, said, 'applicant')
  await fillApplicant(page, said, people.member.email)
  await page.getByRole('button', { name: said.createAccount }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.checkMail)
  await expectAccessible(page)
  await mailedLink(request, people.member.email, '/login')
})

test('who has not confirmed the address is told so at sign-in, and can have the mail again', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const email = newAddress('unverified')
  await makeUnverified(request, email)
  await mailedLink(request, email, '/email-verification')
  await page.goto('/login')
  await signIn(page, { email }, { password: newPassword })
  await expect(page.getByRole('alert').filter({ hasText: 'Your email is not verified' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2)
})

test('a confirmation works once; afterwards it says so and offers another', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const email = newAddress('twice')
  await makeUnverified(request, email)
  const link = await mailedLink(request, email, '/email-verification')
  await page.goto(link)
  await expect(page.getByRole('button', { name: said.confirm })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: said.confirm }).click()
  await expect(page.getByText(said.confirmed)).toBeVisible()
  await expectAccessible(page)
  await page.goto(link)
  await page.getByRole('button', { name: said.confirm }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.expired)
  await expectAccessible(page)
  await page.getByLabel(said.email).fill(email)
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible()
})
