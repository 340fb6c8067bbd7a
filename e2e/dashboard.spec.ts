import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeOwner } from './company-steps.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectPage } from './steps.ts'
import { beginSurvey } from './survey-steps.ts'

test('the owner sees how the surveys stand, and goes from a figure to what it counts', async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/survey')
  await expectPage(page, 'dashboard')
  const running = page.getByRole('region', { name: 'Running surveys' })
  await expect(running.getByRole('link', { name: 'Barista, Bangsar' })).toBeVisible()

  await page
    .getByRole('region', { name: 'Results to decide on' })
    .getByRole('link', { name: /^Barista, Bangsar/ })
    .click()
  await expectPage(page, 'surveys.id.results')
  await expect(page).toHaveURL(/filter=status%3Aundecided/)
  await expect(page.getByRole('heading', { level: 1, name: 'Barista, Bangsar' })).toBeVisible()

  await page.goBack()
  await expectPage(page, 'dashboard')
  await page.getByRole('link', { name: /^Completed/ }).click()
  await expectPage(page, 'surveys.participants')
  await expect(page).toHaveURL(/filter=state%3A6/)
})

test('a new company is shown its first steps, and each is ticked off once it is done', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
  baseURL,
  enterAs,
}) => {
  test.slow()
  await enterAs(people.root)
  const { owner, company } = await makeOwner({ page, request, browser, baseURL })
  await owner.goto('/survey')
  await expectPage(owner, 'dashboard')
  const steps = owner.getByRole('region', { name: `First steps for ${company.name}` })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expect(owner.getByRole('region', { name: 'Running surveys' })).toHaveCount(0)
  await expectAccessible(owner)

  await steps.getByRole('link', { name: 'Make a survey' }).click()
  await expectPage(owner, 'surveys.templates')
  await beginSurvey(owner, request, 'Barista', 'purpose')

  await owner.goto('/survey')
  await expect(steps.getByText('1 of 4 done')).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Make a survey' })).toHaveCount(0)
  await expect(steps.getByRole('link', { name: 'Publish it' })).toBeVisible()
  await owner.context().close()
})
