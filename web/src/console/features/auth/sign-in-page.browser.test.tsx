import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldBack, networkGone, refuse, refuseFields } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'

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
