import { limits } from '@catchpitch/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { networkGone, refuse, refuseFields } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { userWith } from '../../person/testing/imagined-user.ts'

const person = { ...userWith('applicant', []), country_code: '+60', mobile: '123456789', dob: '1990-01-31', version: 7 }
const saved = { version: 8, picture: null, email_to_verify: null }

const field = (label: string) => page.getByLabelText(label, { exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })

beforeEach(() => {
  replies({
    'GET /countries': [{ id: 'MY', name: 'Malaysia' }],
    'GET /dialcodes': [{ id: 'MY', name: 'Malaysia', dial_code: '+60' }],
    'GET /options/{list}': [],
    'POST /accounts/profile': saved,
  })
})

async function choose(file: File) {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('The page has no field for a file.')
  await userEvent.upload(input, file)
}

/** A picture that is neither square nor of the size that is asked for. */
async function drawnPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(900, 700)
  canvas.getContext('2d')?.fillRect(300, 200, 300, 300)
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
}

describe('the profile', () => {
  it('names bad input beside its field, and loses nothing', async () => {
    await renderConsole('/surveys/profile', { as: person })
    await field('First name').fill('R2D2')
    await field('Last name').fill('x'.repeat(50))
    await field('Mobile number').fill('12')
    await choose(new File(['no picture'], 'me.txt', { type: 'text/plain' }))
    await expect.element(page.getByText('Please choose a picture: jpg, jpeg, png, gif, BMP or WebP.')).toBeVisible()
    await save.click()
    await expect.element(field('First name')).toHaveAccessibleDescription(/Please use letters only\./)
    await expect.element(field('Last name')).toHaveAccessibleDescription(/Please use at most 49 characters\./)
    await expect.element(field('Mobile number')).toHaveAccessibleDescription(/The Phone number is invalid\./)
    await expect.element(field('First name')).toHaveFocus()
    await expect.element(field('First name')).toHaveValue('R2D2')
    await expectFits()
    expect(received('POST /accounts/profile')).toEqual([])
  })

  it('shows what only the server finds at its field, under a word that something was wrong', async () => {
    replies({ 'POST /accounts/profile': refuseFields({ dob: ['You are must be 18 Years old or more'] }) })
    await renderConsole('/surveys/profile', { as: person })
    await field('Year, 4 digits').fill('2020')
    await save.click()
    await expect.element(field('Day')).toHaveAccessibleDescription(/You are must be 18 Years old or more/)
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Whoops! There were some problems with your input.' }))
      .toBeVisible()
  })

  it('keeps what was typed when the line is cut, and saves it afterwards', async () => {
    replies({ 'POST /accounts/profile': networkGone })
    await renderConsole('/surveys/profile', { as: person })
    await field('First name').fill('Aina')
    await save.click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'We cannot reach the server.' })).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Aina')
    replies({ 'POST /accounts/profile': saved, 'GET /user': { ...person, first_name: 'Aina', version: 8 } })
    await save.click()
    await expectToast('User updated successfully.')
    expect(received('POST /accounts/profile').at(-1)?.body).toMatchObject({ first_name: 'Aina', version: 7 })
  })

  it('tells who saved second, and shows the version of the first on request', async () => {
    replies({ 'POST /accounts/profile': refuse('record.changed') })
    await renderConsole('/surveys/profile', { as: person })
    await field('First name').fill('Nurul Aina')
    await save.click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })).toBeVisible()
    await expect.element(save).toHaveFocus()
    await expectAccessible()
    const theirs = { ...person, first_name: 'Siti', version: 8 }
    replies({ 'GET /user': theirs, 'POST /accounts/profile': { ...saved, version: 9 } })
    await page.getByRole('button', { name: 'Show the new version' }).click()
    await expect.element(field('First name')).toHaveValue('Siti')
    await save.click()
    await expectToast('User updated successfully.')
    expect(received('POST /accounts/profile').at(-1)?.body).toMatchObject({ first_name: 'Siti', version: 8 })
  })

  it('cuts a square out of a picture and sends it along, or not', async () => {
    replies({ 'POST /accounts/profile': { ...saved, picture: '/media/p' } })
    await renderConsole('/surveys/profile', { as: person })
    await choose(await drawnPicture())
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: 'Use this part' })).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Use this part' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    await choose(await drawnPicture())
    await dialog.getByRole('button', { name: 'Use this part' }).click()
    await save.click()
    await expectToast('User updated successfully.')
    const picture = received('POST /accounts/profile')[0]?.form?.get('picture')
    if (!(picture instanceof Blob)) throw new Error('No picture went along.')
    const { width, height } = await createImageBitmap(picture)
    expect([width, height]).toEqual([limits.picture.side, limits.picture.side])
  })

  it('takes a picture away when it is saved, and not before', async () => {
    const drawn = URL.createObjectURL(await drawnPicture())
    await renderConsole('/surveys/profile', { as: { ...person, picture: drawn } })
    const shown = () => document.querySelectorAll('main img').length
    await page.getByRole('button', { name: 'Remove the picture' }).click()
    await expect.element(page.getByText('It goes when you save.')).toBeVisible()
    expect(shown()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(shown).toBe(1)
    await page.getByRole('button', { name: 'Remove the picture' }).click()
    replies({ 'GET /user': { ...person, version: 8 } })
    await save.click()
    await expectToast('User updated successfully.')
    expect(received('POST /accounts/profile')[0]?.body).toMatchObject({ remove_picture: true })
    await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  })

  it('asks before it is left with something unsaved', async () => {
    replies({ 'GET /sessions': [] })
    await renderConsole('/surveys/profile', { as: person })
    await field('First name').fill('Aina')
    const away = page.getByRole('main').getByRole('link', { name: /Password/ })
    await away.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field('First name')).toHaveValue('Aina')
    await away.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await expectPage('surveys.profile.change')
  })
})

describe('the password and the devices', () => {
  const moment = '2026-11-18T00:00:00.000Z'
  const device = (id: string, is_current: boolean) => ({
    id,
    device: null,
    ip: null,
    created_at: moment,
    last_seen_at: moment,
    expires_at: moment,
    is_current,
    is_support: false,
  })
  const here = device('here', true)
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' })
  const signOutOther = page.getByRole('button', { name: /^Sign out: / }).first()

  it('says that the current password is wrong', async () => {
    replies({ 'GET /sessions': [here] })
    replies({ 'POST /passwords/change': refuseFields({ current_password: ['Password did not match'] }) })
    await renderConsole('/surveys/profile/change', { as: person })
    await field('Current password').fill('Not-the-pass-1')
    await field('New password').fill('Teh-tarik-77')
    await field('Repeat the password').fill('Teh-tarik-77')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect.element(field('Current password')).toHaveAccessibleDescription(/Password did not match/)
    await expect.element(field('Current password')).toHaveFocus()
    await expect.element(field('New password')).toHaveValue('Teh-tarik-77')
  })

  it('signs other devices out one by one and all at once', async () => {
    replies({ 'GET /sessions': [here, device('a', false), device('b', false)], 'DELETE /sessions/{id}': null })
    await renderConsole('/surveys/profile/change', { as: person })
    await expect.poll(() => rows.elements().length).toBe(3)
    replies({ 'GET /sessions': [here, device('b', false)] })
    await signOutOther.click()
    await expect.poll(() => rows.elements().length).toBe(2)
    expect(received('DELETE /sessions/{id}').map(({ params }) => params.id)).toEqual(['a'])
    replies({ 'GET /sessions': [here], 'DELETE /sessions': { ended: 1 } })
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expectToast('You are signed out everywhere else.')
    await expect.poll(() => rows.elements().length).toBe(1)
  })

  it('says that a device was signed out by others already', async () => {
    replies({ 'GET /sessions': [here, device('a', false)], 'DELETE /sessions/{id}': refuse('record.missing') })
    await renderConsole('/surveys/profile/change', { as: person })
    await signOutOther.click()
    await expectToast('Data not found')
    expect(received('DELETE /sessions/{id}').map(({ params }) => params.id)).toEqual(['a'])
  })
})

describe('having everything erased', () => {
  const erase = page.getByRole('button', { name: 'Erase everything about me' })

  it('needs a tick and the right password, and then leads out', async () => {
    replies({ 'POST /privacy/erasure': refuseFields({ password: ['Password did not match'] }) })
    await renderConsole('/surveys/profile/data', { as: { ...person, email: `${'x'.repeat(60)}@example.com` } })
    await erase.click()
    await expect.element(page.getByText('Please tick this to go on.')).toBeVisible()
    await page.getByLabelText('Your password').fill('Not-this-1')
    await page.getByRole('checkbox', { name: /I understand/ }).click()
    await erase.click()
    await expect.element(page.getByLabelText('Your password')).toHaveAccessibleDescription(/Password did not match/)
    await expectFits()
    replies({ 'POST /privacy/erasure': null })
    await erase.click()
    await expectPage('sign-in')
    await expectToast('Everything about you has been erased.')
    expect(localStorage.getItem('token')).toBeNull()
  })
})
