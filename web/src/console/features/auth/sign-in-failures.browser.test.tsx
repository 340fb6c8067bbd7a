import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { proxyPage, refuse } from '../../../testing/answers.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'

it('when the server fails, its own words are shown, or ours where it has none', async () => {
  replies({ 'POST /login': refuse('server.failed') })
  await renderConsole('/login')
  await page.getByLabelText('E-mail').fill('nurul@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Demo-pass-1')
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Internal Server Error')
  replies({ 'POST /login': proxyPage })
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong.')
})
