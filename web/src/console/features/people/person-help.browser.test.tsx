import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, refuse } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll, expectToast } from '../../../testing/expect-page.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { userWith } from '../../person/testing/imagined-user.ts'

const id = '018f2b7e-0000-7000-8000-000000000002'
const email = 'mei@example.com'
const dialog = page.getByRole('dialog')

/** From the list of users to what can be done for one of them, up to the question whether it shall be. */
async function openHelp(help: string) {
  replies({
    'GET /admin/users': listPage([
      {
        id,
        full_name: 'Mei Tan',
        email,
        role: 'applicant',
        groups: [],
        verified: true,
        deactivated: false,
        created_at: '2026-11-18T00:00:00.000Z',
        can: { edit: true, close: true, impersonate: true, send_sign_in_link: true, expire_password: true },
      },
    ]),
  })
  await renderConsole('/admin/users', { as: userWith('root', []) })
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: help }).click()
  await expect.element(dialog).toBeVisible()
}

it('names the address before a sign-in link is sent to it', async () => {
  replies({ 'POST /admin/users/{id}/sign-in-link': null })
  await openHelp('Send a sign-in link')
  await expect.element(dialog).toHaveTextContent(email)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expectToast('The sign-in link is on its way.')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(received('POST /admin/users/{id}/sign-in-link').map(({ params }) => params.id)).toEqual([id])
})

it('asks before a new password is asked for', async () => {
  replies({ 'POST /admin/users/{id}/expire-password': null })
  await openHelp('Ask for a new password')
  await expectAccessible()
  await expectNoSidewaysScroll()
  await dialog.getByRole('button', { name: 'Ask now' }).click()
  await expectToast('A new password is asked for at the next sign-in.')
  expect(received('POST /admin/users/{id}/expire-password').map(({ params }) => params.id)).toEqual([id])
})

it('says where it was tried what staff may no longer do', async () => {
  replies({ 'POST /admin/users/{id}/sign-in-link': refuse('access.denied') })
  await openHelp('Send a sign-in link')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent("You don't have permission to access.")
})
