import { type BrowserContext, expect, type Page } from '@playwright/test'
import { accountWords } from './account-words.ts'
import { test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { people } from './people.ts'
import { makeApplicant, newAddress, newPassword } from './sign-up-steps.ts'
import { expectPage, expectToast, signIn } from './steps.ts'

const said = accountWords.en
const chosenPassword = 'Teh-tarik-77'

/** From the list of users to what can be done for one of them, up to the question whether it shall be. */
async function openHelp(page: Page, email: string, help: string): Promise<void> {
  await page.goto(`/admin/users?keyword=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: help }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The person themself, on a device of their own. */
async function elsewhere(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: process.env.CATCHPITCH_URL ?? '', locale: 'en-GB' })
  if (!other) throw new Error('There is no browser')
  return other.newPage()
}

test('support sends a person a link to sign in with, then has them choose a new password', { tag: '@desktop' }, async ({
  page,
  context,
  request,
  enterAs,
}) => {
  test.slow()
  const email = newAddress('helped')
  await makeApplicant(page, request, email)
  await enterAs(people.root)

  await openHelp(page, email, 'Send a sign-in link')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectToast(page, 'The sign-in link is on its way.')

  const person = await elsewhere(context)
  const link = await mailedLink(request, email, '/temp-login')
  await person.goto(link)
  await expectPage(person, 'temp-login')
  await person.getByRole('button', { name: 'Continue' }).click()
  await expectPage(person, 'survey')

  await openHelp(page, email, 'Ask for a new password')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask now' }).click()
  await expectToast(page, 'A new password is asked for at the next sign-in.')
  await mailedLink(request, email, '/login')

  await person.reload()
  await expectPage(person, 'sign-in')
  await expect(person.getByText(said.sessionEnded)).toBeVisible()
  await signIn(person, { email }, { password: newPassword })
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('Please reset your password')
  await person.getByLabel(said.newPassword, { exact: true }).fill(newPassword)
  await person.getByLabel(said.again).fill(newPassword)
  await person.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(person.getByLabel(said.newPassword, { exact: true })).toHaveAccessibleDescription(
    /Please choose a password that is not the one you have\./,
  )
  await person.getByLabel(said.newPassword, { exact: true }).fill(chosenPassword)
  await person.getByLabel(said.again).fill(chosenPassword)
  await person.getByRole('button', { name: 'Save and sign in' }).click()
  await expectPage(person, 'survey')

  // The link was good for a week, but a password that is ended ends it too.
  await person.goto(link)
  await person.getByRole('button', { name: 'Continue' }).click()
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(said.expired)
  await person.context().close()
})
