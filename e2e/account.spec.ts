import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeOwner } from './company-steps.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectFits, expectPage, expectToast } from './steps.ts'

test('an owner says what the company is and how its mails go out; what is wrong stands at its field', {
  tag: '@desktop',
}, async ({ page, request, browser, baseURL, enterAs }) => {
  await enterAs(people.root)
  const { company, owner } = await makeOwner({ page, request, browser, baseURL })
  await owner.goto('/surveys/account')
  await expectPage(owner, 'surveys.account')
  const name = owner.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue(company.name)
  await name.fill('')
  const employees = owner.getByLabel('Number of employees')
  await employees.fill('0')
  const promise = owner.getByLabel(/Reply within how many days/)
  await promise.fill('400')
  const save = owner.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(name).toBeFocused()
  for (const field of [name, employees, promise]) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(promise).toHaveValue('400')

  await name.fill(`${company.name} Berhad`)
  await employees.fill('12')
  await promise.fill('10')
  await save.click()
  await expectToast(owner, 'Data saved Successfully.')
  await owner.reload()
  await expect(name).toHaveValue(`${company.name} Berhad`)
  await expect(promise).toHaveValue('10')
  await expectFits(owner)
  await expectAccessible(owner)

  await owner.getByRole('link', { name: 'Email Settings' }).click()
  const replyTo = owner.getByLabel('Reply to')
  await replyTo.fill('no address')
  await save.click()
  await expect(replyTo).toHaveAccessibleDescription(/This field is required a valid email\./)
  await replyTo.fill('jobs@kopikain.example')
  await owner.getByLabel('Sender name').fill('Kopi & Kain, hiring')
  await save.click()
  await expectToast(owner, 'Data saved Successfully.')
  await owner.reload()
  await expect(replyTo).toHaveValue('jobs@kopikain.example')
  await expectFits(owner)
  await expectAccessible(owner)
  await owner.context().close()
})
