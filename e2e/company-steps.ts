import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { accountWords } from './account-words.ts'
import { makeCompany, makePerson } from './admin-steps.ts'
import { mailedLink } from './mails.ts'
import { newAddress, newPassword } from './sign-up-steps.ts'
import { expectPage, signIn } from './steps.ts'

const said = accountWords.en

type Means = {
  /** Where root has signed in. */
  page: Page
  request: APIRequestContext
  browser: Browser
  baseURL: string | undefined
}

/** A company that no other journey knows, with the page of its owner, who has just signed in for the first time. */
export async function makeOwner({ page, request, browser, baseURL }: Means) {
  const company = await makeCompany(page, request)
  const email = newAddress('owner')
  await makePerson(page, request, { email, first_name: 'Farah', last_name: 'Aziz', owns: company })
  const viewport = page.viewportSize()
  const context = await browser.newContext({
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
  })
  const owner = await context.newPage()
  await owner.goto(await mailedLink(request, email, '/reset/password'))
  await owner.getByLabel(said.newPassword, { exact: true }).fill(newPassword)
  await owner.getByLabel(said.again).fill(newPassword)
  await owner.getByRole('button', { name: said.savePassword }).click()
  await expectPage(owner, 'sign-in')
  await expect(owner.getByLabel(said.email)).toBeVisible()
  await signIn(owner, { email }, { password: newPassword })
  await expectPage(owner, 'surveys')
  return { company, owner, email }
}
