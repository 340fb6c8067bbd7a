import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { networkGone, refuse, refuseFields } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'

const email = 'nurul@example.com'
const password = 'Kopi-susu-42'
const id = '018f2b7e-0000-7000-8000-000000000001'

const resetLink = `/reset/password?id=${id}&email=${encodeURIComponent(email)}&expires=1&signature=s`
const joinLink = `/users/join?token=t&email=${encodeURIComponent(email)}`
const verificationLink = `/email-verification?id=${id}&hash=h&expires=1&signature=s`

const heading = page.getByRole('heading', { level: 1 })
const field = (label: string) => page.getByLabelText(label, { exact: true })
const expired = {
  en: 'Sorry! This link has expired',
  zh: '抱歉！此链接已过期',
  ms: 'Maaf! Pautan ini telah tamat tempoh',
}

it.each([
  ['/reset/password', 'en'],
  ['/reset/password', 'zh'],
  ['/reset/password', 'ms'],
  ['/users/join', 'en'],
  ['/users/join', 'zh'],
  ['/users/join', 'ms'],
] as const)('%s says without its link that the link does not work, in %s', async (path, language) => {
  await renderConsole(path, { language })
  await expect.element(heading).toHaveTextContent(expired[language])
  await expectFits()
})

describe('a forgotten password', () => {
  it('is asked for with the address from the sign-in form', async () => {
    replies({ 'POST /password/request': null })
    await renderConsole('/login')
    await field('E-mail').fill(email)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expectPage('password.request')
    await expect.element(field('E-mail')).toHaveValue(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect.element(heading).toHaveTextContent('Check your mail')
    expect(received('POST /password/request').map(({ body }) => body)).toEqual([{ email }])
  })

  it('is asked for at the second name of the page too, and what is no address is refused there', async () => {
    replies({ 'POST /password/request': null })
    await renderConsole('/passwords/request')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect.element(field('E-mail')).toHaveAccessibleDescription('This field is required.')
    await expect.element(field('E-mail')).toHaveFocus()
    await field('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect.element(heading).toHaveTextContent('Check your mail')
  })
})

describe('the link for choosing a password', () => {
  const save = page.getByRole('button', { name: 'Save the new password' })

  it('needs the same password twice, and leads to the sign-in page', async () => {
    replies({ 'POST /password/reset': null })
    await renderConsole(resetLink)
    await field('New password').fill(password)
    await field('Repeat the password').fill('Teh-tarik-77')
    await save.click()
    await expect.element(field('Repeat the password')).toHaveAccessibleDescription('Your passwords do not match.')
    await expect.element(field('Repeat the password')).toHaveFocus()
    await expectAccessible()
    await expectFits()
    await field('Repeat the password').fill(password)
    await save.click()
    await expectPage('sign-in')
    await expectToast('Your password has been changed.')
    await expect.element(field('E-mail')).toHaveValue(email)
    expect(received('POST /password/reset').map(({ body }) => body)).toEqual([
      { id, email, expires: '1', signature: 's', password, password_confirmation: password },
    ])
  })

  it.each([
    ['was used', refuse('link.expired')],
    ['was copied wrongly', refuseFields({ signature: ['It is not valid.'] })],
  ])('that %s says so once something is sent with it, and asks for a new one', async (_what, refusal) => {
    replies({ 'POST /password/reset': refusal })
    await renderConsole(resetLink)
    await field('New password').fill(password)
    await field('Repeat the password').fill(password)
    await save.click()
    await expect.element(heading).toHaveTextContent(expired.en)
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expectPage('password.request')
    await expect.element(field('E-mail')).toHaveValue(email)
  })
})

describe('the link that confirms an address', () => {
  const confirm = page.getByRole('button', { name: 'Confirm my address' })

  it('confirms with a press and leads to the sign-in page with the address filled in', async () => {
    replies({ 'GET /email/verify/{id}/{hash}': { email } })
    await renderConsole(verificationLink)
    await expect.element(confirm).toBeVisible()
    await expectAccessible()
    expect(received('GET /email/verify/{id}/{hash}')).toEqual([])
    await confirm.click()
    await expect.element(page.getByText('Thank you. Your address is confirmed.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await expect.element(field('E-mail')).toHaveValue(email)
    expect(received('GET /email/verify/{id}/{hash}')).toMatchObject([
      { params: { id, hash: 'h' }, query: { expires: '1', signature: 's' } },
    ])
  })

  it('says that it is over, and offers another', async () => {
    replies({ 'GET /email/verify/{id}/{hash}': refuse('link.expired'), 'POST /email/resend-verify': null })
    await renderConsole(verificationLink)
    await confirm.click()
    await expect.element(heading).toHaveTextContent(expired.en)
    await expectAccessible()
    await field('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect.element(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible()
    expect(received('POST /email/resend-verify').map(({ body }) => body)).toEqual([{ email }])
  })

  it('can be pressed again when the line was cut', async () => {
    replies({ 'GET /email/verify/{id}/{hash}': networkGone })
    await renderConsole(verificationLink)
    await confirm.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^We cannot reach the server\./)
    replies({ 'GET /email/verify/{id}/{hash}': { email } })
    await confirm.click()
    await expect.element(page.getByText('Thank you. Your address is confirmed.')).toBeVisible()
  })
})

describe('the link by which a colleague joins', () => {
  const join = page.getByRole('button', { name: 'Join', exact: true })

  it('takes a name and a password from somebody without an account', async () => {
    const invitation = { group: 'Kopi & Kain', has_account: false, joined: false }
    replies({ 'POST /users/join': ({ body }) => ({ ...invitation, joined: body.look !== true }) })
    await renderConsole(joinLink)
    await expect.element(heading).toHaveTextContent('Join Kopi & Kain')
    await expect.element(page.getByRole('main')).toHaveTextContent(email)
    await join.click()
    await expect.element(field('First name')).toHaveAccessibleDescription('This field is required.')
    await expect.element(field('First name')).toHaveFocus()
    await expectAccessible()
    await field('First name').fill('Siti')
    await field('Last name').fill('Aminah')
    await field('Password').fill(password)
    await field('Repeat the password').fill(password)
    await expectFits()
    await join.click()
    await expect.element(heading).toHaveTextContent('Welcome to the team.')
    await expectAccessible()
    const account = { first_name: 'Siti', last_name: 'Aminah', password, password_confirmation: password }
    expect(received('POST /users/join').at(-1)?.body).toEqual({ token: 't', email, account })
  })

  it('shows what the server says of the account at its field', async () => {
    const invitation = { group: 'Kopi & Kain', has_account: false, joined: false }
    replies({ 'POST /users/join': invitation })
    await renderConsole(joinLink)
    await field('First name').fill('Siti')
    await field('Last name').fill('Aminah')
    await field('Password').fill(password)
    await field('Repeat the password').fill(password)
    replies({ 'POST /users/join': refuseFields({ 'account.last_name': ['Not this one.'] }) })
    await join.click()
    await expect.element(field('Last name')).toHaveAccessibleDescription('Not this one.')
    await expect.element(field('Last name')).toHaveFocus()
  })

  it('takes one press from somebody who has an account', async () => {
    replies({ 'POST /users/join': { group: 'Kopi & Kain', has_account: true, joined: false } })
    await renderConsole(joinLink)
    await expect.element(join).toBeVisible()
    await expect.element(field('First name')).not.toBeInTheDocument()
    await expectAccessible()
    await join.click()
    await expect.element(heading).toHaveTextContent('Welcome to the team.')
    expect(received('POST /users/join').at(-1)?.body).toEqual({ token: 't', email })
  })

  it.each(['before the page is opened', 'while it is open'])('says so when it ended %s', async (when) => {
    const invitation = { group: 'Kopi & Kain', has_account: true, joined: false }
    const ended = refuse('link.expired')
    replies({ 'POST /users/join': ({ body }) => (body.look && when === 'while it is open' ? invitation : ended) })
    await renderConsole(joinLink)
    if (when === 'while it is open') await join.click()
    await expect.element(heading).toHaveTextContent(expired.en)
  })
})
