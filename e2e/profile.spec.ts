import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectToast } from './steps.ts'

/** A picture that is neither square nor of the size that is asked for, drawn by the browser itself. */
function drawPicture(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 700
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'teal'
    pen.fillRect(0, 0, 900, 700)
    pen.fillStyle = 'orange'
    pen.fillRect(300, 200, 300, 300)
  }
  return canvas.toDataURL('image/png')
}

test('a person crops a picture, saves the profile and sees the picture', async ({ page, enterAs }) => {
  await enterAs(people.manager)
  await page.goto('/surveys/profile')
  const picture = await page.evaluate(drawPicture)
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture.split(',')[1] ?? '', 'base64'),
  })
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'User updated successfully.')
  await page.reload()
  const shown = page.locator('main img').first()
  await expect(shown).toHaveJSProperty('naturalWidth', 600)
})

test('bad input is named beside its field, and nothing is lost', async ({ page, enterAs }) => {
  await enterAs(people.manager)
  await page.goto('/surveys/profile')
  await page.getByLabel('First name').fill('R2D2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Please use letters only\./)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('R2D2')
})
