import { expect } from '@playwright/test'
import { accountWords } from './account-words.ts'
import { test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { cropPicture } from './profile-steps.ts'
import {
  confirmAndSignIn,
  expectUsedUp,
  fillApplicant,
  fillCompany,
  newAddress,
  openSignUp,
  replacePassword,
} from './sign-up-steps.ts'
import { expectNoSidewaysScroll, expectPage, signOut } from './steps.ts'

// A journey from the first form to the start page is as long as three others. The rules of its forms are proved beside
// the page, in all languages: sign-up-page.browser.test.tsx.
test.slow()

test('an applicant signs up, confirms the address, signs in, shows a face and replaces the password, in zh', {
  tag: '@phone',
}, async ({ page, request }) => {
  const words = accountWords.zh
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
  await cropPicture(page, words)
  await signOut(page, words)
  await expectPage(page, 'sign-in')
  await replacePassword(page, request, words, email)
  await expectPage(page, 'survey')
  await expectUsedUp(page, words, await mailedLink(request, email, '/reset/password'))
})

test('a company signs up and its owner signs in, in en', { tag: '@desktop' }, async ({ page, request }) => {
  const words = accountWords.en
  const email = newAddress('owner')
  await openSignUp(page, words, 'company')
  await fillCompany(page, words, email)
  await page.getByRole('button', { name: words.createCompany }).click()
  await expectPage(page, 'email-verification')
  await confirmAndSignIn(page, request, words, email)
  await expectPage(page, 'surveys')
})

// Walked where database and files are somebody else's servers: see external.config.ts.
test('a company signs up and its owner does the same, in ms', { tag: ['@desktop', '@external'] }, async ({
  page,
  request,
}) => {
  const words = accountWords.ms
  const email = newAddress('owner')
  await openSignUp(page, words, 'company')
  await fillCompany(page, words, email)
  await page.getByRole('button', { name: words.createCompany }).click()
  await expectPage(page, 'email-verification')
  await confirmAndSignIn(page, request, words, email)
  await expectPage(page, 'surveys')
  await cropPicture(page, words)
  await signOut(page, words)
  await expectPage(page, 'sign-in')
  await replacePassword(page, request, words, email)
  await expectPage(page, 'surveys')
})
