import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { unique } from './admin-steps.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectFits, expectPage } from './steps.ts'

test('an owner begins a survey with a job description, and adds a day in the job to it', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto('/surveys/templates')
  const tabs = page.getByRole('navigation', { name: 'Templates by what they hold' })
  await tabs.getByRole('link', { name: 'Job descriptions' }).click()
  await expectPage(page, 'surveys.templates.job-descriptions')
  await page.locator('main a[href^="/surveys/templates/text?id="]').first().click()
  await expectPage(page, 'surveys.templates.text')
  await expect(page.getByRole('heading', { name: 'What such a job asks for' })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create a survey with it' }).click()
  const creating = page.getByRole('dialog', { name: 'Create Survey' })
  const name = unique('Described')
  await creating.getByLabel('Name').fill(name)
  // What it asks is missing: the field says so.
  await creating.getByRole('button', { name: 'Begin' }).click()
  await expect(creating.getByRole('searchbox', { name: 'What the survey asks' })).toBeFocused()
  await creating.getByRole('list', { name: 'What the survey asks' }).getByRole('button').first().click()
  await creating.getByRole('button', { name: 'Begin' }).click()

  await expectPage(page, 'surveys.id.purpose')
  const description = page.getByRole('textbox', { name: 'Description' })
  await expect(description).toHaveValue(/.{100}/s)
  const first = await description.inputValue()
  await expect(page.getByLabel('Skills required')).not.toHaveValue('')

  await page.getByRole('button', { name: 'Begin with a ready text' }).click()
  const choosing = page.getByRole('dialog', { name: 'Begin with a ready text' })
  await choosing.getByText('Day-to-day scenarios').click()
  await choosing
    .getByRole('list', { name: 'Day-to-day scenarios' })
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  await expectAccessible(page)
  await choosing.getByRole('button', { name: 'Add it below your text' }).click()
  await expect(choosing).toHaveCount(0)
  await expect.poll(async () => (await description.inputValue()).length).toBeGreaterThan(first.length + 100)
  await expect.poll(() => description.inputValue()).toContain(first)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect.poll(async () => (await description.inputValue()).length).toBeGreaterThan(first.length + 100)
})
