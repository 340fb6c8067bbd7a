import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../../api/session.ts'
import { heldBack, networkGone, refuse, refuseFields } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { companyWith, userWith } from '../../person/testing/imagined-user.ts'

const address = page.getByLabelText('E-mail')
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign in', exact: true })

async function fillIn(email = 'nurul@example.com', secret = 'Not-the-pass-1') {
  await address.fill(email)
  await password.fill(secret)
}

it('names each field of an empty form and goes to the first', async () => {
  await renderConsole('/login')
  await submit.click()
  for (const field of [address, password]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('This field is required.')
  }
  await expect.element(address).toHaveFocus()
  await expectAccessible()
  await expectFits()
})

it('refuses of what is filled in only what is wrong, beside its field', async () => {
  await renderConsole('/login')
  await address.fill('nurul@example.com')
  await submit.click()
  await expect.element(password).toHaveFocus()
  await expect.element(address).not.toHaveAttribute('aria-invalid', 'true')
  await fillIn('somebody@nowhere')
  await submit.click()
  await expect.element(address).toHaveAccessibleDescription('This field is required a valid email.')
  await expect.element(address).toHaveFocus()
})

it('says that the password is wrong without saying what, keeps the address and goes to the password', async () => {
  replies({ 'POST /login': refuse('signIn.wrong') })
  await renderConsole('/login')
  await fillIn()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Invalid email or password$/)
  await expect.element(address).toHaveValue('nurul@example.com')
  await expect.element(password).toHaveFocus()
  await expectAccessible()
})

it('sends once, however often Enter is pressed, and shows that it is on its way', async () => {
  const reply = heldBack<ReturnType<typeof refuse>>()
  replies({ 'POST /login': reply.reply })
  await renderConsole('/login')
  await fillIn()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(submit).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  reply.give(refuse('signIn.wrong'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(submit).toBeEnabled()
  expect(received('POST /login').map(({ body }) => body)).toEqual([
    { email: 'nurul@example.com', password: 'Not-the-pass-1', remember: false },
  ])
})

it('sends once when two presses fall into one frame, before the button is drawn as disabled', async () => {
  replies({ 'POST /login': refuse('signIn.wrong') })
  await renderConsole('/login')
  await fillIn()
  const form = submit.element().closest('form')
  for (let press = 0; press < 2; press += 1) form?.requestSubmit()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(received('POST /login')).toHaveLength(1)
})

it('keeps what was typed when the line is cut, and can be sent again', async () => {
  replies({ 'POST /login': networkGone })
  await renderConsole('/login')
  await fillIn()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^We cannot reach the server\./)
  await expect.element(address).toHaveValue('nurul@example.com')
  await expect.element(password).toHaveValue('Not-the-pass-1')
  replies({ 'POST /login': refuse('signIn.wrong') })
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Invalid email or password$/)
})

it('shows what the server says of a field beside that field', async () => {
  replies({ 'POST /login': refuseFields({ email: ['No such address.'] }) })
  await renderConsole('/login')
  await fillIn()
  await submit.click()
  await expect.element(address).toHaveAccessibleDescription('No such address.')
  await expect.element(address).toHaveFocus()
})

it('shows the password on request only', async () => {
  await renderConsole('/login')
  await fillIn()
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('Not-the-pass-1')
})

it.each([
  ['zh', '登录', '此项为必填。'],
  ['ms', 'Log masuk', 'Medan ini wajib diisi.'],
] as const)('says what is missing in %s', async (language, label, required) => {
  await renderConsole('/login', { language })
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect.element(page.getByRole('textbox').first()).toHaveAccessibleDescription(required)
})

describe('somebody who has not confirmed the address', () => {
  it('is told so, and can have the mail again, not at once a third time', async () => {
    replies({ 'POST /login': refuse('email.unverified'), 'POST /email/resend-verify': null })
    await renderConsole('/login')
    await fillIn()
    await submit.click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Your email is not verified' })).toBeVisible()
    await page.getByRole('button', { name: 'Send the mail again' }).click()
    await expect.element(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible()
    const resting = page.getByRole('button', { name: /^Send again in \d+ s$/ })
    await expect.element(resting).toHaveAttribute('aria-disabled', 'true')
    await resting.click({ force: true })
    await expectAccessible()
    expect(received('POST /email/resend-verify').map(({ body }) => body)).toEqual([{ email: 'nurul@example.com' }])
  })
})

const applicant = userWith('applicant', [companyWith('018f2b7e-0000-7000-8000-000000000001', 'applicant')])
const opened = { token: 'new', expires_in: 24 * 60 * 60 }
const startPage = { 'GET /surveys': [], 'GET /surveys/pitches': [], 'GET /get-groups': [] }

describe('somebody whose password was chosen by others', () => {
  it('chooses another and is in, without typing the first again', async () => {
    replies({ ...startPage, 'POST /login': refuse('password.temporary'), 'GET /user': applicant })
    replies({ 'POST /change-temporary-password': refuseFields({ password: ['Please choose another one.'] }) })
    await renderConsole('/login')
    await fillIn()
    await submit.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Please reset your password')
    await expectAccessible()
    const chosen = page.getByLabelText('New password', { exact: true })
    await chosen.fill('Kopi-susu-42')
    await page.getByLabelText('Repeat the password').fill('Kopi-susu-42')
    const save = page.getByRole('button', { name: 'Save and sign in' })
    await save.click()
    await expect.element(chosen).toHaveAccessibleDescription(/Please choose another one\./)
    await expect.element(chosen).toHaveFocus()
    replies({ 'POST /change-temporary-password': opened })
    await save.click()
    await expectPage('survey')
    expect(received('POST /change-temporary-password').at(-1)?.body).toEqual({
      email: 'nurul@example.com',
      current_password: 'Not-the-pass-1',
      password: 'Kopi-susu-42',
      password_confirmation: 'Kopi-susu-42',
    })
  })
})

describe('the way in', () => {
  it('leads to the page that was asked for', async () => {
    replies({ 'POST /login': opened, 'GET /user': applicant, 'GET /sessions': [] })
    const { router } = await renderConsole('/surveys/profile/change?from=mail')
    await expectPage('sign-in')
    await fillIn()
    await submit.click()
    await expectPage('surveys.profile.change')
    await expectToast('Logged in successfully')
    expect(router.state.location.href).toBe('/surveys/profile/change?from=mail')
    expect(received('GET /user').at(-1)?.headers.get('authorization')).toBe('Bearer new')
    const { expires_at } = JSON.parse(localStorage.getItem('session') ?? '{}')
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000)
  })

  it.each(['//elsewhere.example', 'https://elsewhere.example', String.raw`/\elsewhere.example`])(
    'leads not to another site: %s',
    async (next) => {
      replies({ ...startPage, 'POST /login': opened, 'GET /user': applicant })
      const { router } = await renderConsole(`/login?next=${encodeURIComponent(next)}`)
      await fillIn()
      await submit.click()
      await expectPage('survey')
      expect(router.state.location.href).toBe('/survey')
    },
  )

  it.each(['/login', '/signup', '/admin/dashboard'])('leads from %s to the own start page', async (path) => {
    replies(startPage)
    const { router } = await renderConsole(path, { as: applicant })
    await expectPage('survey')
    expect(router.state.location.pathname).toBe('/survey')
  })

  it('is shut in every tab once somebody signs out in one', async () => {
    replies(startPage)
    await renderConsole('/survey', { as: applicant })
    await expectPage('survey')
    // A frame is another document of the same browser, and gets storage events as another tab does.
    const otherTab = document.createElement('iframe')
    document.body.append(otherTab)
    otherTab.contentWindow?.localStorage.removeItem('token')
    await expectPage('sign-in')
    expect(localStorage.getItem('token')).toBeNull()
    otherTab.remove()
  })

  it('leads back here when the server has ended the session, which is said, and on from here', async () => {
    replies({ 'GET /sessions': refuse('session.ended') })
    const { router } = await renderConsole('/surveys/profile/change', { as: applicant })
    await expectPage('sign-in')
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Your session has ended. Please sign in again.' }))
      .toBeVisible()
    expect(router.state.location.search).toEqual({ next: '/surveys/profile/change' })
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('leads here at once when the time of the session is over, without a call that would only be refused', async () => {
    session.start({ token: 'old', expires_in: 0 })
    localStorage.setItem('hasActivePlan', 'true')
    const { router } = await renderConsole('/surveys/profile/change')
    await expectPage('sign-in')
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Your session has ended. Please sign in again.' }))
      .toBeVisible()
    expect(router.state.location.search).toEqual({ next: '/surveys/profile/change' })
    expect(received('GET /user')).toEqual([])
    for (const key of ['token', 'session', 'hasActivePlan']) expect(localStorage.getItem(key)).toBeNull()
  })
})
