import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { asKept, hostileTexts } from '../specification/hostile-texts.ts'
import { test } from './fixtures.ts'
import { hostileApplicant } from './hostile-answers.ts'
import { mailsTo } from './mails.ts'
import { makeApplicant, newAddress, newPassword } from './sign-up-steps.ts'
import { expectNoSidewaysScroll, expectPage, expectToast, signIn } from './steps.ts'

test('an applicant takes along what is held about them, has it erased, and gets a receipt', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const email = newAddress('somebody.who.is.leaving')
  await makeApplicant(page, request, email)
  const { texts } = await hostileApplicant(request, { email, survey: 'Pelatih penyangrai, Shah Alam' })
  await page.goto('/login')
  await signIn(page, { email }, { password: newPassword })
  await expectPage(page, 'survey')

  await page.goto('/surveys/profile/data')
  // Of an address that is longer than a phone is wide.
  await expect(page.getByText(email)).toBeVisible()
  await expectNoSidewaysScroll(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(email)
  // All that they wrote, letter by letter, whatever a program could take it for.
  const held = new Set([...file.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([quoted]): unknown => JSON.parse(quoted)))
  const wrote = [...hostileTexts, ...Object.values(texts)].map(asKept)
  expect(wrote.filter((text) => !held.has(text))).toEqual([])
  expect(held).toContain('invites')
  await expectToast(page, 'The file is with your downloads.')

  const erase = page.getByRole('button', { name: 'Erase everything about me' })
  await page.getByRole('checkbox', { name: /I understand/ }).check()
  await page.getByLabel('Your password').fill(newPassword)
  await erase.click()

  await expectPage(page, 'sign-in')
  await expectToast(page, 'Everything about you has been erased.')
  await signIn(page, { email }, { password: newPassword })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
    .toContain('Everything about you has been erased')
})
