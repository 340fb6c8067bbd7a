import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, expectToast } from './steps.ts'

test('an owner makes a survey from a template, leaves it, finds it again, copies and removes it', async ({
  page,
  enterAs,
}) => {
  const name = `Roaster ${Date.now()}`
  await enterAs(people.owner)
  await page.goto('/surveys')
  await page.getByRole('link', { name: 'Create Survey' }).click()
  await expectPage(page, 'surveys.templates')
  await page.goto('/surveys/templates?filter=type:template')
  await page.getByRole('main').getByRole('link').first().click()
  await expectPage(page, 'surveys.templates.questions')
  await page.getByRole('button', { name: 'Create Survey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Survey' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Begin' }).click()

  await expectPage(page, 'surveys.id.purpose')
  await page.getByLabel('Role').fill('Head of roasting')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // The order is changed without a mouse.
  await page.getByRole('link', { name: /^Next: Questions/ }).click()
  await expectPage(page, 'surveys.id.questions')
  const chosen = page.getByRole('list', { name: 'What people are asked about' }).getByRole('listitem')
  const first = await chosen.first().innerText()
  await chosen.first().getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(chosen.first()).not.toHaveText(first)
  const order = await chosen.allInnerTexts()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/surveys')
  await page.getByRole('link', { name, exact: true }).click()
  await expectPage(page, 'surveys.id.overview')
  await page
    .getByRole('link', { name: /Purpose/ })
    .first()
    .click()
  await expect(page.getByLabel('Role')).toHaveValue('Head of roasting')
  await page.getByRole('link', { name: /^Next: Questions/ }).click()
  await expect(chosen).toHaveText(order)

  await page.goto('/surveys')
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate Survey' }).click()
  await expectPage(page, 'surveys.id.purpose')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Copy of ${name}`)

  await page.goto('/surveys')
  await page.getByRole('button', { name: `More for Copy of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove Survey' }).click()
  await expectToast(page, `Copy of ${name} removed.`)
  await expect(page.getByRole('link', { name: `Copy of ${name}` })).toHaveCount(0)
  await page.getByRole('button', { name: /Undo/ }).click()
  await expect(page.getByRole('link', { name: `Copy of ${name}` })).toBeVisible()
})
