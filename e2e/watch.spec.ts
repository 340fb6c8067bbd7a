import { expect, test } from '@playwright/test'
import { watch } from './watch.ts'

const misdeeds = [
  {
    what: 'a script written into the page',
    says: 'Content security policy broken: script-src',
    misbehave: () => document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })),
  },
  {
    what: 'an image from another site',
    says: 'Content security policy broken: img-src',
    misbehave: () => new Image().setAttribute('src', 'https://elsewhere.example/a.png'),
  },
  {
    what: 'an error that nobody catches',
    says: 'Page: Error: Uncaught',
    misbehave: () =>
      setTimeout(() => {
        throw new Error('Uncaught')
      }),
  },
  { what: 'an error in the console', says: 'Console: Wrong', misbehave: () => console.error('Wrong') },
  { what: 'a server that fails', says: 'Reply: 503 GET', misbehave: () => fetch('/fails').then(() => null) },
  { what: 'a request without an answer', says: 'Request: GET', misbehave: () => fetch('/silent').catch(() => null) },
]

test('the watch has nothing to say about a page that behaves, and sees what no page may do', {
  tag: '@desktop',
}, async ({ context, page }) => {
  const troubles = await watch(context)
  await page.route('**/fails', (route) => route.fulfill({ status: 503 }))
  await page.route('**/silent', (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await page.locator('main[data-page]').waitFor()
  expect(troubles).toEqual([])
  for (const { what, says, misbehave } of misdeeds) {
    troubles.length = 0
    await page.evaluate<unknown>(misbehave)
    await expect.poll(() => troubles, what).toContainEqual(expect.stringContaining(says))
  }
})
