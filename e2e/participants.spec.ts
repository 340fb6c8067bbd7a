import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { unique } from './admin-steps.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { newAddress } from './sign-up-steps.ts'
import { expectFits, expectPage, expectToast } from './steps.ts'
import { beginSurvey } from './survey-steps.ts'

/** A draft with one person on its list. */
async function surveyWith(page: Page, request: APIRequestContext, survey: string, last_name: string): Promise<void> {
  await beginSurvey(page, request, survey, 'participants')
  await page.getByRole('textbox', { name: 'First name' }).fill('Siti')
  await page.getByRole('textbox', { name: 'Last name' }).fill(last_name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newAddress('participant'))
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('123456789')
  await page.getByRole('button', { name: 'Put on the list' }).click()
  await expectPage(page, 'surveys.id.invites')
}

test('an owner finds people over all surveys, by survey too, and takes them off several lists at once', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  // Letters alone: it is a name.
  const family = `Binti ${Array.from(String(Date.now()), (digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const first = unique('Morning shift')
  const second = unique('Evening shift')
  await enterAs(people.owner)
  await surveyWith(page, request, first, family)
  await surveyWith(page, request, second, family)

  await page.goto(`/surveys/participants?keyword=${encodeURIComponent(family)}`)
  const found = page.getByRole('main').getByRole('button', { name: `What happened with Siti ${family}` })
  await expect(found).toHaveCount(2)
  await page.getByRole('button', { name: 'All surveys' }).click()
  await page.getByRole('searchbox', { name: 'Survey: search' }).fill(first)
  const choice = page.getByRole('checkbox', { name: first })
  await choice.click()
  await expect(choice).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(found).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: first })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)

  await page.goto(`/surveys/participants?keyword=${encodeURIComponent(family)}`)
  await expect(found).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  const bulk = page.getByRole('region', { name: 'Change several at once' })
  await bulk.getByLabel('Choose an action').selectOption({ label: 'Take off the list' })
  await bulk.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('dialog', { name: 'Take 2 people off the list?' })
  await question.getByRole('button', { name: 'Take off the list' }).click()
  await expectToast(page, 'Taken off the list.')
  await expect(found).toHaveCount(0)
})
