import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { newAddress } from './sign-up-steps.ts'
import { expectFits, expectPage } from './steps.ts'

const company = 'Kopi & Kain Sdn Bhd'
const header = 'First name,Last name,Email,Country code,Mobile'

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/admin/users/import')
  await expectPage(page, 'admin.users.import')
  await page.getByRole('button', { name: company }).first().click()
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

test('a file with two bad rows is imported, and the two once they are mended', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  test.slow()
  await enterAs(people.root)
  const [good, wrong, nameless] = [newAddress('good'), newAddress('wrong'), newAddress('nameless')]
  const rows = [
    `Mei,Chen,${good},+60,0123456789`,
    `Ali,Hassan,${wrong.replace('@', ' at ')},+60,0123456789`,
    `,Tan,${nameless},+60,0123456789`,
  ]
  await chooseFile(page, 'newcomers.csv', [header, ...rows].join('\n'))

  await expect(page.getByText('1 of 3 people can be imported.')).toBeVisible()
  // A table where there is room, cards where there is none: both say the same words.
  for (const words of ['Line 3', 'This field is required a valid email.', 'Line 4', 'This field is required.']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('button', { name: 'Import 1 of 3 people' }).click()
  await expect(page.getByText('People imported: 1.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the failed rows' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('newcomers-failed.csv')
  const failed = await readFile(await file.path(), 'utf8')
  expect(failed).toContain('Email: This field is required a valid email.')
  expect(failed).not.toContain(good)

  const mended = failed.replace(wrong.replace('@', ' at '), wrong).replace(/^,Tan/m, 'Siew,Tan')
  await chooseFile(page, 'newcomers-failed.csv', mended)
  await page.getByRole('button', { name: 'Import 2 of 2 people' }).click()
  await expect(page.getByText('People imported: 2.')).toBeVisible()

  await page.getByRole('link', { name: 'See them in the list' }).click()
  await expectPage(page, 'admin.users')
  for (const email of [good, wrong, nameless]) await expect(page.getByText(email)).toBeVisible()
})
