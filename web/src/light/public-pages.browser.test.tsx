import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { pageShown } from '../testing/page.ts'
import { leavingFor, renderLight } from '../testing/render-light.tsx'
import { screens } from '../testing/screens.ts'

/** The browser's own notice. */
const tellNetwork = (notice: 'offline' | 'online') => window.dispatchEvent(new Event(notice))

it.each(screens)('a lost network is told on a $name screen, and so is its return', async ({ size }) => {
  await page.viewport(...size)
  await renderLight('/privacy-policy')
  await expect.poll(pageShown).toBe('privacy-policy')
  tellNetwork('offline')
  const warning = page.getByRole('dialog', { name: 'No Internet Connection' })
  await expect.element(warning).toBeVisible()
  await expectAccessible()
  tellNetwork('online')
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').filter({ hasText: 'You are online now !!' })).toBeVisible()
})

it('an address that does not exist leads back to the first page', async () => {
  await renderLight('/nowhere')
  await expect.poll(pageShown).toBe('not-found')
  const leaving = leavingFor()
  await page.getByRole('main').getByRole('link').click()
  expect(await leaving).toBe('/')
})

it('the contents of a legal text lead to its sections', async () => {
  const contact = Object.assign(document.createElement('meta'), { name: 'contact', content: 'hello@example.com' })
  document.head.append(contact)
  onTestFinished(() => contact.remove())
  await renderLight('/privacy-policy')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await expect
    .element(page.getByRole('link', { name: /^hello@/ }).first())
    .toHaveAttribute('href', 'mailto:hello@example.com')
})
