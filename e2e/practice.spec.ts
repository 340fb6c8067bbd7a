import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { answeredUpTo, invite, openInvitation, sentence } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage, tabTo } from './steps.ts'
import { words } from './words.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function toInstructions(page: Page, link: string): Promise<void> {
  await openInvitation(page, link)
  await button(page, 'I am interested').click()
  await page.getByLabel('I have read this and agree').check()
  await button(page, 'Continue').click()
  await expect(heading(page)).toHaveText('How it works')
}

/** What is told to the server about answers and about what happened beside them. */
const answers =
  /\/api\/v1\/(statement|update-statement|importance|feelings|control|compare|next-test|anti-cheat|screen)/

test('before the survey one practises every step, with the keyboard alone, and nothing of it is kept', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const told: string[] = []
  page.on('request', (call) => {
    if (answers.test(call.url()) && call.method() !== 'GET') told.push(call.url())
  })
  await toInstructions(page, await invite(request))
  const press = async (name: string | RegExp) => {
    await tabTo(page, button(page, name))
    await page.keyboard.press('Enter')
  }
  await press('Practise first')
  await expectPage(page, 'survey.practice')
  await expect(page.getByText('Practice · Writing')).toBeVisible()
  await expect(page.getByText(/left$/)).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByLabel('Your statement', { exact: true })).toBeFocused()
  for (const number of [0, 1, 2]) {
    await page.keyboard.insertText(sentence(number))
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('3 of 3–5')).toBeVisible()
  await expect(page.getByText('Nothing of this is kept', { exact: true })).toBeVisible()
  await page.keyboard.insertText('Half of a sentence')
  await press('Continue')

  await expect(heading(page)).toHaveText('Which matters most to you?')
  await expect(page.getByText('Practice · Importance')).toBeVisible()
  const second = page.getByRole('list', { name: 'Which matters most to you?' }).getByRole('listitem').nth(1)
  await tabTo(page, second.getByRole('button').first())
  await page.keyboard.press('ArrowUp')
  await expect(second).toContainText(sentence(0))
  await press('Next: how it feels')
  await expect(page.getByText('Practice · Feelings')).toBeVisible()
  await tabTo(page, page.getByRole('radio').first())
  for (const answer of ['1', '4', '2', '3']) await page.keyboard.press(answer)
  await press('Next: what is in your hands')
  await expect(page.getByText('Practice · Control')).toBeVisible()
  await tabTo(page, page.getByRole('radio').first())
  for (const answer of ['1', '2', '3', '1']) await page.keyboard.press(answer)
  await press('Continue')
  await expect(heading(page)).toHaveText('That is how it goes')
  await expectAccessible(page)
  await press('Practise again')
  await expect(page.getByText('0 of 3–5')).toBeVisible()
  // The way back of the browser leads out of it, too.
  await page.goBack()
  await expectPage(page, 'survey.instructions')

  expect(told).toEqual([])
  const onDevice = await page.evaluate(() => JSON.stringify(localStorage))
  expect(onDevice).not.toContain(sentence(0))
  expect(onDevice).not.toContain('Half of a sentence')
  await button(page, 'Start').click()
  await button(page, 'Turn on the camera').click()
  await button(page, 'Start').click()
  await expect(page.getByText('Topic 1 of 3 · Writing')).toBeVisible()
  await expect(page.getByText('0 of 8–12')).toBeVisible()
  await expect(page.getByLabel('Your statement', { exact: true })).toHaveValue('')
})

test('the practice is left at any moment, speaks three languages, and is over once the survey has begun', {
  tag: '@phone',
}, async ({ page, request }) => {
  await toInstructions(page, await invite(request))
  await button(page, 'Practise first').click()
  await expectPage(page, 'survey.practice')
  await page.locator('summary[aria-label="Language and appearance"]').click()
  await page.getByRole('combobox', { name: words.en.language }).selectOption({ label: words.zh.name })
  await expect(heading(page)).toHaveText('我最近的一个休息日')
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expectPage(page, 'survey.practice')
  await page.locator('summary[aria-label="语言与外观"]').click()
  await page.getByRole('combobox', { name: words.zh.language }).selectOption({ label: words.ms.name })
  await expect(heading(page)).toHaveText('Hari cuti saya yang lalu')
  await expectNoSidewaysScroll(page)
  await button(page, 'Ke tinjauan').click()
  await expectPage(page, 'survey.instructions')

  const { link } = await answeredUpTo(request, testStep.writing)
  await page.goto(link)
  await page.getByRole('button', { name: 'Teruskan' }).click()
  await expectPage(page, 'survey.statement')
  await page.goto('/survey/practice')
  await expectPage(page, 'survey.statement')
})
