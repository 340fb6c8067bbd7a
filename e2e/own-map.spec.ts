import { randomUUID } from 'node:crypto'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { answeredUpTo, openInvitation } from './respondent.ts'
import { makeApplicant, newAddress, newPassword } from './sign-up-steps.ts'
import { expectNoSidewaysScroll, expectPage, signIn } from './steps.ts'
import { words } from './words.ts'

test('whoever has completed a survey finds their own map and the pitch again, on any device and in their language', {
  tag: '@phone',
}, async ({ page, request }) => {
  const email = newAddress('mapped')
  await makeApplicant(page, request, email)
  const { link } = await answeredUpTo(request, testStep.compare, { email })
  await openInvitation(page, link)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expectPage(page, 'survey.my-life')
  await expect(page.getByText('has your answers')).toBeVisible()
  const said = await page.locator('.my-life-said').innerText()
  // Another device, with nothing of it.
  await page.evaluate(() => localStorage.clear())

  await page.goto('/login')
  await signIn(page, { email }, { password: newPassword })
  await expectPage(page, 'survey')
  await page.getByRole('link', { name: 'Your own map of Barista, Bangsar' }).click()
  await expectPage(page, 'survey.my-life')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barista, Bangsar')
  await expect(page.getByRole('img', { name: /Your own map/ })).toBeVisible()
  await expect(page.locator('.my-life-said')).toHaveText(said)
  await expect(page.locator('.my-life-order li')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole('combobox', { name: words.en.language }).selectOption({ label: words.zh.name })
  await expect(page.getByRole('heading', { name: '您自己的地图' })).toBeVisible()
  await expect(page.locator('.my-life-order li').first()).toHaveText(/\p{Script=Han}/u)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: '回到您的问卷' }).click()
  await expectPage(page, 'survey')

  // And what the company showed of itself, only to be looked at.
  await page.getByRole('link', { name: '再看公司介绍：Barista, Bangsar' }).click()
  await expectPage(page, 'survey.pitch')
  await expect(page.getByRole('heading', { name: '认识Kopi & Kain Sdn Bhd' })).toBeVisible()
  await page.getByRole('button', { name: '下一张' }).click()
  await expect(page.getByText(/^第 2 张，共 \d+ 张/)).toBeAttached()
  await expect(page.getByRole('button', { name: '有帮助' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('who asks for a map that is not theirs is led back to their surveys', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.applicant)
  await page.goto(`/survey/my-life?of=${randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This could not be shown')
  await expect(page.getByText('Data not found')).toBeVisible()
  await page.getByRole('button', { name: 'To your surveys' }).click()
  await expectPage(page, 'survey')
})
