import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { invite } from './respondent.ts'
import { newAddress } from './sign-up-steps.ts'
import { expectFits, expectPage } from './steps.ts'

test('an owner finds the mail that somebody was invited by, and looks at it without its link', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  const email = newAddress('logged')
  const link = await invite(request, { email })
  const [, signature = ''] = /signature=([^&]+)/.exec(link) ?? []
  await enterAs(people.owner)
  await page.goto('/surveys/emailLogs')
  await expectPage(page, 'surveys.emailLogs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Logs')
  await page.getByRole('searchbox', { name: 'Recipient or title' }).fill(email)
  const row = page.getByRole('link', { name: `to ${email}` })
  await expect(row).toHaveCount(1)
  await expectFits(page)
  await expectAccessible(page)

  await row.click()
  await expectPage(page, 'surveys.emailLogPreview')
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Barista, Bangsar' })).toBeVisible()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('(personal link)')).toBeVisible()
  await page.getByText('Plain text', { exact: true }).click()
  await expect(page.getByRole('main')).toContainText('(personal link)')
  expect(await page.content()).not.toContain(signature || 'temp-login')
  await expectFits(page)
  await expectAccessible(page)

  // What nobody matches is told, and the filter can be lifted again.
  await page.goto(`/surveys/emailLogs?keyword=${encodeURIComponent(email)}&filter=state:failed`)
  await expect(page.getByRole('link', { name: `to ${email}` })).toHaveCount(0)
  await page.goto(`/surveys/emailLogs?keyword=${encodeURIComponent(email)}&filter=state:completed`)
  await expect(page.getByRole('link', { name: `to ${email}` })).toHaveCount(1)
})
