import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { accountWords } from './account-words.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { cropPicture, saveProfile } from './profile-steps.ts'
import { makeApplicant, newAddress, newPassword } from './sign-up-steps.ts'
import { expectPage, expectToast, signIn } from './steps.ts'

const said = accountWords.en

// One after the other: two who save the same profile at once are told so, which is not what is tried here.
test.describe.configure({ mode: 'default' })

test('a person crops a picture, sees it, and takes it away again', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.manager)
  await cropPicture(page, said)
  await page.getByRole('button', { name: said.removePicture }).click()
  await expect(page.getByText('It goes when you save.')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('main img').first()).toBeVisible()
  await page.getByRole('button', { name: said.removePicture }).click()
  await saveProfile(page, said)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await expect(page.locator('img[src*="/media/"]')).toHaveCount(0)
})

test('bad input is named beside its field, and nothing is lost', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.manager)
  await page.goto('/surveys/profile')
  await page.getByLabel('First name').fill('R2D2')
  await page.getByLabel('Last name').fill('x'.repeat(50))
  await page.getByLabel(said.mobile).fill('12')
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('Please choose a picture: jpg, jpeg, png, gif, BMP or WebP.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Please use letters only\./)
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Please use at most 49 characters\./)
  await expect(page.getByLabel(said.mobile)).toHaveAccessibleDescription(/The Phone number is invalid\./)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('R2D2')
})

test('what only the server finds stands at its field, under a word that something was wrong', {
  tag: '@desktop',
}, async ({ page, enterAs }) => {
  await enterAs(people.manager)
  await page.goto('/surveys/profile')
  await page.getByLabel(said.year, { exact: true }).fill(String(new Date().getFullYear() - 17))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel(said.day, { exact: true })).toHaveAccessibleDescription(
    /You are must be 18 Years old or more/,
  )
  await expect(
    page.getByRole('alert').filter({ hasText: 'Whoops! There were some problems with your input.' }),
  ).toBeVisible()
})

test('a wrong current password is said so; other devices are signed out one by one and all at once', {
  tag: '@desktop',
}, async ({ page, browser, request }) => {
  test.slow()
  // Somebody of their own: whoever else is signed in as a person of the demo company would be signed out too.
  const email = newAddress('devices')
  await makeApplicant(page, request, email)
  const enter = async (on: Page) => {
    await on.goto('/login')
    await signIn(on, { email }, { password: newPassword })
    await expectPage(on, 'survey')
    return on
  }
  const elsewhere = async () => {
    const context = await browser.newContext({ baseURL: process.env.CATCHPITCH_URL ?? '', locale: 'en-GB' })
    return enter(await context.newPage())
  }
  await enter(page)
  const others = [await elsewhere(), await elsewhere()]
  await page.goto('/surveys/profile/change')
  await page.getByLabel('Current password').fill('Not-the-pass-1')
  await page.getByLabel(said.newPassword, { exact: true }).fill('Teh-tarik-77')
  await page.getByLabel(said.again).fill('Teh-tarik-77')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/Password did not match/)

  const rows = (on: Page) => on.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' })
  const signOutOther = (on: Page) =>
    on
      .getByRole('button', { name: /^Sign out: / })
      .first()
      .click()
  const stale = await page.context().newPage()
  // One that hears of no changes, because its stream never answers; else it would offer only what is there.
  await stale.route('**/api/v1/events*', () => {})
  await stale.goto('/surveys/profile/change')
  await expect(rows(stale)).toHaveCount(3)
  await signOutOther(page)
  await expect(rows(page)).toHaveCount(2)
  // The other tab still offers what is gone.
  await signOutOther(stale)
  await expectToast(stale, 'Data not found')

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expectToast(page, 'You are signed out everywhere else.')
  await expect(rows(page)).toHaveCount(1)
  for (const other of others) {
    await other.reload()
    await expectPage(other, 'sign-in')
    await expect(other.getByText(said.sessionEnded)).toBeVisible()
    await other.context().close()
  }
})

test('who saved second is told, and keeps what they typed if they want to', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto('/surveys/profile')
  // This one has read it before the other is saved.
  await expect(page.getByLabel('First name')).toHaveValue('Nurul')
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/surveys/profile')
  await elsewhere.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(elsewhere, 'User updated successfully.')
  await elsewhere.close()

  await page.getByLabel('First name').fill('Nurul Aina')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })).toBeVisible()
  await expect(save).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the new version' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Nurul')
  await save.click()
  await expectToast(page, 'User updated successfully.')
})
