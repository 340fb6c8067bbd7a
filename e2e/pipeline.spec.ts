import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { answeredUpTo, demoSurvey, freeSurvey } from './respondent.ts'
import { expectPage, expectToast } from './steps.ts'

const column = (page: Page, name: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('somebody is decided about by dragging and by the keyboard, and another window sees both', {
  tag: '@desktop',
}, async ({ page, context, request, enterAs }) => {
  const { test_id } = await answeredUpTo(request, testStep.done, { survey: freeSurvey })
  const board = `/surveys/${await demoSurvey(request, freeSurvey)}/pipeline`
  const cardIn = (window: Page, name: string) =>
    column(window, name)
      .getByRole('listitem')
      .filter({ has: window.locator(`a[href*="${test_id}"]`) })

  await enterAs(people.owner)
  await page.goto(board)
  await expectPage(page, 'surveys.id.pipeline')
  const card = cardIn(page, 'Not decided')
  await expect(card).toBeVisible()
  const other = await context.newPage()
  await other.goto(board)
  await expect(cardIn(other, 'Not decided')).toBeVisible()

  // From the foot of the card, where nothing can be pressed, to the head of the next column.
  await card.locator('span', { hasText: /\d{4}$/ }).hover()
  await page.mouse.down()
  await column(page, 'Pipeline').getByRole('heading').hover()
  await page.mouse.up()
  const ask = page.getByRole('dialog', { name: 'Put 1 person into the pipeline?' })
  await expect(ask).toContainText('Nobody is written to')
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Pipeline', exact: true }).click()
  await expectToast(page, '1 person is in the pipeline.')
  await expect(cardIn(page, 'Pipeline')).toBeVisible()
  await expect(cardIn(other, 'Pipeline')).toBeVisible()

  // By the keyboard alone, once the question is gone and has given back the focus.
  await expect(ask).toHaveCount(0)
  await cardIn(page, 'Pipeline')
    .getByRole('button', { name: /^Decide about/ })
    .focus()
  await page.keyboard.press('Enter')
  const shortlist = page.getByRole('menuitem', { name: 'Shortlist' })
  await expect(shortlist).toBeVisible()
  // The menu takes the focus a moment after it is seen.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(shortlist).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Shortlist 1 person?' }).getByRole('button', { name: 'Shortlist' })
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, '1 person is shortlisted.')
  // From then on by name; and whoever decided goes on from there.
  await expect(cardIn(page, 'Shortlisted')).toContainText('Mei Lim')
  await expect(cardIn(page, 'Shortlisted').getByRole('button', { name: 'Decide about Mei Lim' })).toBeFocused()
  await expect(cardIn(other, 'Shortlisted')).toContainText('Mei Lim')
  await expectAccessible(page)
})
