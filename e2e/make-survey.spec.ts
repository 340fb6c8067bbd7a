import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { people } from './people.ts'
import { newAddress } from './sign-up-steps.ts'
import { expectFits, expectPage, expectToast } from './steps.ts'
import { beginSurvey, goToStep, openTemplate } from './survey-steps.ts'

test('an owner makes a survey from a template, leaves it, finds it again, copies and removes it', {
  tag: '@desktop',
}, async ({ page, enterAs }) => {
  const name = `Roaster ${Date.now()}`
  await enterAs(people.owner)
  await page.goto('/surveys')
  await page.getByRole('link', { name: 'Create Survey' }).click()
  await expectPage(page, 'surveys.templates')
  await openTemplate(page)
  await page.getByRole('button', { name: 'Create Survey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Survey' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Begin' }).click()

  await expectPage(page, 'surveys.id.purpose')
  await page.getByLabel('Role').fill('Head of roasting')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)

  // The order is changed without a mouse.
  await page.getByRole('link', { name: /^Next: Questions/ }).click()
  await expectPage(page, 'surveys.id.questions')
  const chosen = page.getByRole('list', { name: 'What people are asked about' }).getByRole('listitem')
  const first = (await chosen.first().textContent()) ?? ''
  await chosen.first().getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(chosen.first()).not.toHaveText(first)
  const order = await chosen.allTextContents()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await goWithin(page, '/surveys')
  await expectPage(page, 'surveys')
  await page.getByRole('link', { name, exact: true }).click()
  await expectPage(page, 'surveys.id.overview')
  await page
    .getByRole('link', { name: /Purpose/ })
    .first()
    .click()
  await expect(page.getByLabel('Role')).toHaveValue('Head of roasting')
  await page.getByRole('link', { name: /^Next: Questions/ }).click()
  await expect(chosen).toHaveText(order)

  await goWithin(page, '/surveys')
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate Survey' }).click()
  await expectPage(page, 'surveys.id.purpose')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Copy of ${name}`)

  await goWithin(page, '/surveys')
  await page.getByRole('button', { name: `More for Copy of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove Survey' }).click()
  await expectToast(page, `Copy of ${name} removed.`)
  await expect(page.getByRole('link', { name: `Copy of ${name}` })).toHaveCount(0)
  await page.getByRole('button', { name: /Undo/ }).click()
  await expect(page.getByRole('link', { name: `Copy of ${name}` })).toBeVisible()
})

test('somebody on the list of a draft is written to once the owner publishes it', { tag: '@phone' }, async ({
  page,
  request,
  enterAs,
}) => {
  const name = `Cashier ${Date.now()}`
  const email = newAddress('invited')
  await enterAs(people.owner)
  await beginSurvey(page, request, name, 'purpose')
  await goToStep(page, /Participants/)
  await expectPage(page, 'surveys.id.participants')
  await page.getByRole('textbox', { name: 'First name' }).fill('Mei')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Chen')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('123456789')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Put on the list' }).click()
  await expectPage(page, 'surveys.id.invites')
  await expect(page.getByText(email)).toBeVisible()

  await page
    .getByRole('link', { name: /Summary/ })
    .first()
    .click()
  await expectPage(page, 'surveys.id.overview')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('dialog', { name: `Publish ${name}?` })
  await expect(question).toContainText('Those on its list (1) are written to')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Publish' }).click()
  await expectToast(page, 'The survey is live.')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await mailedLink(request, email, '/temp-login')
})
