import type { BrowserContext, Page } from '@playwright/test'

/** Navigating away ends requests that nobody waits for any more. */
const abandoned = 'net::ERR_ABORTED'

/** Only a test that cuts the line itself sees this one: the server is on the same machine. */
const cut = 'net::ERR_INTERNET_DISCONNECTED'

/** Chromium's own line about a reply of 400 and more; replies are judged by themselves, and a refusal may be what a test wants. */
const refusedReply = 'Failed to load resource'

/** A preview stands in a frame that may run no script, so the browser stops this file's own watcher in there too. */
const keptOut = "Blocked script execution in 'about:srcdoc'"

const isOurs = (line: string) => line.startsWith(refusedReply) || line.startsWith(keptOut)

/** Where it happened: one test opens many pages. */
function at(page: Page | null): string {
  return page ? ` (at ${page.url().replace(/^\w+:\/\/[^/]+/, '')})` : ''
}

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
    if (message.type() === 'error' && !isOurs(message.text()))
      troubles.push(`Console: ${message.text()}${at(message.page())}`)
  })
  context.on('weberror', (error) =>
    troubles.push(`Page: ${error.error().stack ?? error.error().message}${at(error.page())}`),
  )
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== abandoned && reason !== cut) troubles.push(`Request: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500)
      troubles.push(`Reply: ${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return troubles
}
