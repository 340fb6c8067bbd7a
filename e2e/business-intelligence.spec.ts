import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { firstOf } from './respondent.ts'
import { expectPage } from './steps.ts'

test('the owner sees how far people come, parts them, looks at one survey and takes the figures along', {
  tag: '@phone',
}, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys/business-intelligence')
  await expectPage(page, 'surveys.business-intelligence')
  const steps = page.getByRole('region', { name: 'From the invitation to the shortlist' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Invited',
    'Opened',
    'Started',
    'Completed',
    'Decided',
    'Shortlisted',
  ])

  const parts = page.getByRole('region', { name: 'Compared' })
  await parts.getByText('Source', { exact: true }).click()
  await expect(parts.getByRole('radio', { name: 'Source' })).toBeChecked()
  await expect(parts.getByRole('rowheader', { name: 'Invited by mail' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('"Source","Invited","Opened"')
  expect(file).toContain('"Invited by mail"')

  await parts.getByText('Survey', { exact: true }).click()
  await parts.getByRole('link', { name: 'Barista, Bangsar' }).click()
  await expect(page).toHaveURL(/survey=/)
  const chosen = page.getByRole('button', { name: 'Survey: Barista, Bangsar' })
  await expect(chosen).toBeVisible()
  await chosen.click()
  await expect(chosen).toBeHidden()

  const outcomes = page.getByRole('region', { name: 'What became of those hired' })
  await expect(outcomes.getByRole('row', { name: /^Shift leader, Damansara/ })).toContainText('of 20 needed')
  await expect(outcomes).toContainText('It is never a reason to refuse anybody.')
})

test('the owner notes that somebody has left, sees it counted, takes it all back and undoes that', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  const id = await firstOf(request, '/my-surveys/results', { keyword: 'Sasha Pereira' })
  await enterAs(people.owner)
  const left = async () => {
    await page.goto('/surveys/business-intelligence')
    const outcomes = page.getByRole('region', { name: 'What became of those hired' })
    const total = outcomes
      .getByRole('term')
      .filter({ hasText: /^Left$/ })
      .locator('xpath=following-sibling::dd[1]')
    return Number(await total.textContent())
  }
  const before = await left()

  await page.goto(`/surveys/results/view?id=${id}`)
  const change = page.getByRole('button', { name: 'Change hiring dates', exact: true })
  await change.click()
  const dialog = page.getByRole('dialog', { name: 'What became of Sasha Pereira?' })
  await dialog.getByLabel('Left on', { exact: true }).fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toContainText('Nobody can leave before the day on which they were hired.')
  await expectAccessible(page)
  const hired_on = await dialog.getByLabel('Hired on', { exact: true }).inputValue()
  await dialog.getByLabel('Left on', { exact: true }).fill(hired_on)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Hired .+, left /)).toBeVisible()
  expect(await left()).toBe(before + 1)

  await page.goto(`/surveys/results/view?id=${id}`)
  await change.click()
  await dialog.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Note as hired', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText(/^Hired .+, left /)).toBeVisible()
  // As it was, for whoever comes after.
  await change.click()
  await dialog.getByLabel('Left on', { exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Hired (?!.*left)/)).toBeVisible()
})
