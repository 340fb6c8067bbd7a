import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { takeDown } from './render-console.tsx'
import { forgetReplies, standInFetch } from './replies.ts'
import { wide } from './screens.ts'

const troubles: string[] = []

/** A notice of the browser that it goes on measuring in the next frame; the watch of the journeys does not hear of it. */
const isOurs = (text: string) => !text.includes('ResizeObserver loop')

function note(trouble: string): void {
  if (isOurs(trouble)) troubles.push(trouble)
}

/** What no page may ever do, in tests as in journeys: throw, leave a promise alone, write errors to the console. */
window.addEventListener('error', ({ message }) => note(`Page: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => note(`Promise: ${String(reason)}`))

const { error: writeError } = console
Object.assign(console, {
  error: (...parts: unknown[]) => {
    note(`Console: ${parts.map(String).join(' ')}`)
    writeError(...parts)
  },
})

// What the server writes into the page.
const appName = document.createElement('meta')
document.head.append(Object.assign(appName, { name: 'application-name', content: 'Catchpitch' }))

window.fetch = standInFetch

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(...wide)
})

afterEach(async () => {
  await takeDown()
  // The browser reports an unhandled rejection only at the end of the task in which it happened.
  await new Promise((resolve) => setTimeout(resolve))
  const unexpected = forgetReplies().map((call) => `Call without a reply: ${call}`)
  expect([...troubles.splice(0), ...unexpected]).toEqual([])
})
