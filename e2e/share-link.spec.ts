import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { people } from './people.ts'
import { newAddress } from './sign-up-steps.ts'
import { expectFits, expectNoSidewaysScroll, expectPage, expectToast } from './steps.ts'
import { beginSurvey, openInvites, publishSurvey } from './survey-steps.ts'
import { watch } from './watch.ts'

test('a visitor joins on a phone by the link that an owner opened, and stands on the list at once', {
  tag: '@desktop',
}, async ({ page, browser, request, enterAs }) => {
  test.slow()
  const name = `Steward ${Date.now()}`
  const email = newAddress('walk-in')
  await enterAs(people.owner)
  await beginSurvey(page, request, name, 'overview')
  await publishSurvey(page, name)
  await openInvites(page)

  await page.getByRole('button', { name: 'Share link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share link and QR code' })
  await dialog.getByRole('button', { name: 'Open a share link' }).click()
  const link = dialog.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/share\/survey\//)
  const address = new URL(await link.inputValue()).pathname
  await expectAccessible(page)
  await expectFits(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'PNG' }).click()
  const picture = await readFile(await (await download).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const visitors = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const troubles = await watch(visitors)
  const visitor = await visitors.newPage()
  await visitor.goto(address)
  await expectPage(visitor, 'share.survey.survey_id.id')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectNoSidewaysScroll(visitor)
  await expectAccessible(visitor)

  await visitor.getByRole('button', { name: 'Send me my link' }).click()
  await expect(visitor.getByLabel('First name')).toBeFocused()
  await expect(visitor.getByLabel('First name')).toHaveAccessibleDescription('This field is required.')
  await visitor.getByLabel('First name').fill('Aisyah')
  await visitor.getByLabel('Last name').fill('binti Omar')
  await visitor.getByLabel('E-mail address').fill(email)
  await visitor.getByLabel('Mobile number').fill('012-345 6789')
  await visitor.getByRole('button', { name: 'Send me my link' }).click()
  await expect(visitor.getByRole('heading', { name: 'Look into your mail' })).toBeFocused()
  await expectAccessible(visitor)

  // The owner has done nothing meanwhile.
  await expect(page.getByText(email)).toBeVisible()
  await visitor.goto(await mailedLink(request, email, '/temp-login'))
  await visitor.getByRole('button', { name: 'Continue' }).click()
  await expectPage(visitor, 'survey.instructions')

  await page.getByRole('button', { name: 'Share link' }).click()
  await expect(dialog).toContainText('People who have come by it: 1')
  await dialog.getByRole('button', { name: 'Close the link' }).click()
  await page
    .getByRole('dialog', { name: 'Close the share link?' })
    .getByRole('button', { name: 'Close the link' })
    .click()
  await expectToast(page, 'The share link is closed.')
  await expect(dialog.getByRole('button', { name: 'Open a share link' })).toBeVisible()

  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sorry! This link has expired')
  expect(troubles).toEqual([])
  await visitors.close()
})
