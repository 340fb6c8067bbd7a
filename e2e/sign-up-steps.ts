import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { mailedLink } from './mails.ts'
import { type SignUpWords, signUpWords } from './sign-up-words.ts'
import { expectPage, expectToast, signIn } from './steps.ts'

export const newPassword = 'Kopi-susu-42'
const otherPassword = 'Teh-tarik-77'

let made = 0

/** An address that nobody has signed up with before, in this run or, on a server that stays, in an earlier one. */
export function newAddress(name: string): string {
  made += 1
  return `${name}.${process.pid}.${made}.${Date.now()}@journeys.example`
}

/** From the sign-in page to the right form, in a language, as a visitor goes there. */
export async function openSignUp(page: Page, said: SignUpWords, kind: 'applicant' | 'company'): Promise<void> {
  await page.goto('/login')
  await page.getByRole('combobox').selectOption({ label: said.name })
  await page.getByRole('link', { name: said.signUp, exact: true }).click()
  await expectPage(page, 'sign-up')
  await page.getByRole('link', { name: said[kind] }).click()
  await expect(page.getByLabel(said.again)).toBeVisible()
}

async function fillAccount(page: Page, said: SignUpWords, email: string): Promise<void> {
  await page.getByLabel(said.email).fill(email)
  await page.getByLabel(said.mobile).fill('123456789')
  await page.getByLabel(said.password, { exact: true }).fill(newPassword)
  await page.getByLabel(said.again).fill(newPassword)
  await page.getByLabel(said.terms).check()
}

export async function fillApplicant(page: Page, said: SignUpWords, email: string): Promise<void> {
  await page.getByLabel(said.firstName, { exact: true }).fill("Nur'ain")
  await page.getByLabel(said.lastName, { exact: true }).fill('a/p 李')
  await page.getByLabel(said.day, { exact: true }).fill('3')
  await page.getByLabel(said.month, { exact: true }).fill('2')
  await page.getByLabel(said.year, { exact: true }).fill('1998')
  await page.getByLabel(said.employment).selectOption({ index: 1 })
  await page.getByLabel(said.education).selectOption({ index: 2 })
  await page.getByLabel(said.country, { exact: true }).selectOption('MY')
  // Where a person lives is also where the number is most likely from.
  await expect(page.getByLabel(said.dialCode)).toHaveValue('MY')
  await fillAccount(page, said, email)
}

export async function fillCompany(page: Page, said: SignUpWords, email: string): Promise<void> {
  // Not that of the demo company, which other journeys find by its name.
  await page.getByLabel(said.companyName).fill('Teh & Tikar Sdn Bhd')
  await page.getByLabel(said.registration).fill('202001-123456')
  await page.getByLabel(said.employees).fill('24')
  const departments = page.getByLabel(said.departments).and(page.getByRole('textbox'))
  await departments.fill('Sales')
  await departments.press('Enter')
  await departments.fill('Kitchen, sales')
  await page.getByLabel(said.firstName, { exact: true }).fill('Mei')
  await expect(page.getByRole('listitem').filter({ hasText: /Sales|Kitchen/ })).toHaveText(['Sales', 'Kitchen'])
  await page.getByLabel(said.lastName, { exact: true }).fill('Tan')
  await page.getByLabel(said.dialCode).selectOption('SG')
  await fillAccount(page, said, email)
}

/** Finds the mail, confirms the address and signs in with it. */
export async function confirmAndSignIn(
  page: Page,
  request: APIRequestContext,
  said: SignUpWords,
  email: string,
): Promise<void> {
  await page.goto(await mailedLink(request, email, '/email-verification'))
  await expectPage(page, 'email-verification')
  await page.getByRole('button', { name: said.confirm }).click()
  await expect(page.getByText(said.confirmed)).toBeVisible()
  await page.getByRole('link', { name: said.toSignIn }).click()
  await expect(page.getByLabel(said.email)).toHaveValue(email)
  await signIn(page, { email }, { in: said, password: newPassword })
}

/** Chooses another password by the link that a forgotten one is asked for with, and tries both. */
export async function replacePassword(
  page: Page,
  request: APIRequestContext,
  said: SignUpWords,
  email: string,
): Promise<void> {
  await page.getByLabel(said.email).fill(email)
  await page.getByRole('link', { name: said.forgot }).click()
  await expectPage(page, 'password.request')
  await expect(page.getByLabel(said.email)).toHaveValue(email)
  await page.getByRole('button', { name: said.sendLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.checkMail)

  await page.goto(await mailedLink(request, email, '/reset/password'))
  await expectPage(page, 'reset.password')
  await page.getByLabel(said.newPassword, { exact: true }).fill(otherPassword)
  await page.getByLabel(said.again).fill(otherPassword)
  await page.getByRole('button', { name: said.savePassword }).click()
  await expectPage(page, 'sign-in')
  await expectToast(page, said.passwordChanged)

  await signIn(page, { email }, { in: said, password: newPassword })
  await expect(page.getByRole('alert').filter({ hasText: said.wrong })).toBeVisible()
  await signIn(page, { email }, { in: said, password: otherPassword })
}

/** A link for choosing a password that has been used says so; it is told only when something is sent with it. */
export async function expectUsedUp(page: Page, said: SignUpWords, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(said.newPassword, { exact: true }).fill(newPassword)
  await page.getByLabel(said.again).fill(newPassword)
  await page.getByRole('button', { name: said.savePassword }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.expired)
}

/** An applicant's account whose address is not confirmed yet, made without the page. */
async function makeUnverified(request: APIRequestContext, email: string): Promise<void> {
  const reply = await request.post('/api/v1/signup', {
    data: {
      kind: 'applicant',
      first_name: 'Mei',
      last_name: 'Tan',
      born_on: '1990-01-31',
      employment_status: await firstOption(request, 'employment_status'),
      education_level: await firstOption(request, 'education_level'),
      country: 'MY',
      email,
      country_code: '+60',
      mobile: '123456789',
      password: newPassword,
      password_confirmation: newPassword,
      terms: true,
      language: 'en',
    },
  })
  expect(await reply.text()).toContain(email)
}

async function firstOption(request: APIRequestContext, list: string): Promise<string> {
  const reply = await request.get(`/api/v1/options/${list}`)
  const [, code = ''] = /"code":"([^"]+)"/.exec(await reply.text()) ?? []
  return code
}

/** An applicant who has confirmed their address. */
export async function makeApplicant(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await makeUnverified(request, email)
  await page.goto(await mailedLink(request, email, '/email-verification'))
  await page.getByRole('button', { name: signUpWords.en.confirm }).click()
  await expect(page.getByText(signUpWords.en.confirmed)).toBeVisible()
}
