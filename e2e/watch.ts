import type { BrowserContext } from '@playwright/test'

/** Navigating away ends requests that nobody waits for any more. */
const abandoned = 'net::ERR_ABORTED'

/** Chromium's own line about a reply of 400 and more; replies are judged by themselves, and a refusal may be what a test wants. */
const refusedReply = 'Failed to load resource'

/**
 * Collects what no page may ever do, on every page of the context: break its content security policy, throw,
 * write errors to the console, ask for what cannot be had, or make the server fail.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const troubles: string[] = []
  // Reported through the console, which outlives the page: a violation just before leaving is seen too.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy broken: ${violatedDirective} ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(refusedReply))
      troubles.push(`Console: ${message.text()}`)
  })
  context.on('weberror', (error) => troubles.push(`Page: ${error.error().stack ?? error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== abandoned) troubles.push(`Request: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500)
      troubles.push(`Reply: ${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return troubles
}
