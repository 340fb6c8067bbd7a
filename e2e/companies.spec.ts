import { expect, type Page } from '@playwright/test'
import { expectAccessible, waiting } from './accessibility.ts'
import { accountWords } from './account-words.ts'
import { makeCompany, makePerson, unique } from './admin-steps.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { people } from './people.ts'
import { newAddress, newPassword } from './sign-up-steps.ts'
import { expectFits, expectPage, expectToast, signIn } from './steps.ts'

const said = accountWords.en
const confirmation = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

type Newcomer = { first_name: string; last_name: string; email: string }

async function fillPerson(page: Page, { first_name, last_name, email }: Newcomer): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill(first_name)
  await page.getByLabel('Last name', { exact: true }).fill(last_name)
  await page.getByLabel(said.email, { exact: true }).fill(email)
  await page.getByLabel('Country code').selectOption('MY')
  await page.getByLabel('Mobile number').fill('123456789')
}

/** What stands beside a fact's name on a page about somebody or something. */
const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')

test('a company is made with its owner, who chooses a password, and both are shut out and let in again', {
  tag: '@desktop',
}, async ({ page, browser, request, baseURL, enterAs }) => {
  test.slow()
  const company = unique('Roti & Rasa')
  const email = newAddress('owner')
  await enterAs(people.root)
  await page.goto('/admin/groups')
  await page.getByRole('link', { name: 'Add a group' }).first().click()
  await expectPage(page, 'admin.groups.create')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill(company)
  await page.getByLabel('Registration number (UEN)').fill(`R${Date.now().toString().slice(-9)}`)
  await page.getByLabel('Number of employees').fill('12')
  await page.getByRole('textbox', { name: 'Departments (optional)' }).fill('Kitchen, Counter,')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create' }).click()
  await expectPage(page, 'admin.groups.id')

  await page.getByRole('link', { name: 'Add the owner' }).click()
  await expectPage(page, 'admin.users.create')
  await expect(page.getByRole('heading', { name: company })).toBeVisible()
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('owner')
  // Root gives these roles and no other: people become members by joining, of their own will.
  await expect(page.getByLabel('Role', { exact: true }).getByRole('option')).toHaveText([
    'Please choose',
    'Owner',
    'Manager',
    'Applicant',
  ])
  await fillPerson(page, { first_name: 'Farah', last_name: 'Aziz', email })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create and send the mail' }).click()
  await expectPage(page, 'admin.users.id')
  await expect(page.getByText('Has not chosen a password yet')).toBeVisible()
  await expect(page.getByRole('main').getByText('Not confirmed yet').first()).toBeVisible()

  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
  const owner = await context.newPage()
  await owner.goto(await mailedLink(request, email, '/reset/password'))
  await owner.getByLabel(said.newPassword, { exact: true }).fill(newPassword)
  await owner.getByLabel(said.again).fill(newPassword)
  await owner.getByRole('button', { name: said.savePassword }).click()
  await expectPage(owner, 'sign-in')
  await signIn(owner, { email }, { password: newPassword })
  await expectPage(owner, 'surveys')

  await page.reload()
  await expect(page.getByText('Has not chosen a password yet')).toHaveCount(0)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await confirmation(page, 'Deactivate the account of Farah Aziz?').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Account closed')).toBeVisible()
  await owner.reload()
  await expectPage(owner, 'sign-in')
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByText('Account closed')).toHaveCount(0)
  await signIn(owner, { email }, { password: newPassword })
  await expectPage(owner, 'surveys')

  await goWithin(page, `/admin/groups?keyword=${encodeURIComponent(company)}`)
  await expectPage(page, 'admin.groups')
  await page.getByRole('link', { name: company }).click()
  // The list that is left has a filter whose name holds the word too.
  await expectPage(page, 'admin.groups.id')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const question = confirmation(page, `Suspend ${company}?`)
  await expect(question).toContainText('Applicants are never cut off')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expectToast(page, 'The company is suspended.')
  await owner.reload()
  await expectPage(owner, 'suspended')
  await expect(owner.getByRole('heading', { name: `${company} is suspended` })).toBeVisible()
  await expectAccessible(owner)
  // What is theirs and not the company's stays open.
  await goWithin(owner, '/surveys/notifications')
  await expectPage(owner, 'surveys.notifications')
  await goWithin(owner, '/surveys/profile')
  await expectPage(owner, 'surveys.profile')
  await expect(owner.getByLabel('First name')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Let in again' }).click()
  await expectToast(page, 'The company takes part again.')
  await owner.goto('/surveys')
  await expectPage(owner, 'surveys')

  await context.close()
})

test('an owner becomes a manager of a department, which then cannot be removed', { tag: '@desktop' }, async ({
  page,
  request,
  enterAs,
}) => {
  await enterAs(people.root)
  const company = await makeCompany(page, request, ['Kitchen', 'Counter'])
  const email = newAddress('department')
  const { id } = await makePerson(page, request, { email, first_name: 'Farah', last_name: 'Aziz', owns: company })
  await page.goto(`/admin/users/${id}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expectPage(page, 'admin.users.id.edit')
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Manager' })
  await page.getByRole('checkbox', { name: 'Counter' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'User updated successfully.')
  await expectPage(page, 'admin.users.id')
  await expect(page.getByRole('main')).toContainText('Manager')
  await expect(page.getByRole('main')).toContainText('Counter')

  await goWithin(page, `/admin/groups/${company.id}`)
  await expectPage(page, 'admin.groups.id')
  await page.getByRole('link', { name: 'Departments' }).click()
  await expect(fact(page, 'Counter')).toHaveText('1')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expectPage(page, 'admin.groups.id.edit')
  await page.getByRole('button', { name: 'Remove Counter' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Departments (optional)' })).toHaveAccessibleDescription(
    /People, open invitations or surveys still belong to Counter\./,
  )
})

test('the surveys of a company are looked at from every side', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.root)
  await page.goto(`/admin/groups?keyword=${encodeURIComponent('Kopi & Kain')}`)
  await page
    .getByRole('link', { name: /^Kopi & Kain Sdn Bhd/ })
    .first()
    .click()
  await expectPage(page, 'admin.groups.id')
  const surveys = page.getByRole('main').getByRole('link', { name: 'Surveys', exact: true })
  await surveys.click()
  await expect(surveys).toHaveAttribute('aria-current', 'page')
  await page.getByRole('rowheader').or(page.getByRole('main').getByRole('listitem')).getByRole('link').first().click()
  await expectPage(page, 'admin.groups.id.surveys.survey_id')
  for (const tab of ['Overview', 'Purpose', 'Pipeline', 'Results', 'Screening', 'Invites', 'Questions']) {
    const link = page.getByRole('main').getByRole('link', { name: tab, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectFits(page)
    await expectAccessible(page)
  }
})
