import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import type { AccountWords } from './account-words.ts'
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

async function saveProfile(page: Page, said: AccountWords): Promise<void> {
  await page.getByRole('button', { name: said.save, exact: true }).click()
  await expectToast(page, said.saved)
}

/** Opens My Profile, cuts a square out of a picture, saves, and sees it as it is stored. */
export async function cropPicture(page: Page, said: AccountWords): Promise<void> {
  await page.goto('/surveys/profile')
  const picture = await page.evaluate(drawPicture)
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture.split(',')[1] ?? '', 'base64'),
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: said.usePart }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: said.usePart }).click()
  await saveProfile(page, said)
  await page.reload()
  await expect(page.locator('main img').first()).toHaveJSProperty('naturalWidth', 600)
}
