import type { Browser } from '@playwright/test'

type Message = { id: number; result?: { result?: { value?: unknown } } }

/** A tab that nothing keeps awake, driven by what runs in it. */
type BareTab = {
  /** The value of an expression in the page. */
  ask: (expression: string) => Promise<unknown>
  /** Brings it to the front, and so hides the one that was there. */
  show: () => Promise<void>
}

type BareWindow = { openTab: (url: string) => Promise<BareTab>; close: () => Promise<void> }

/**
 * Opens tabs in a window of their own. Playwright keeps each of its pages in sight of the browser at all times, so that
 * none of them ever sees what a person's page sees when another tab is in front: these do.
 */
export async function openWindow(browser: Browser): Promise<BareWindow> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const waiting = new Map<number, (message: Message) => void>()
  let asked = 0
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply: Message = JSON.parse(message)
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })

  return {
    async openTab(url) {
      const { targetId } = await session.send('Target.createTarget', { url, browserContextId })
      const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
      return {
        async ask(expression) {
          asked += 1
          const id = asked
          const replied = new Promise<Message>((resolve) => waiting.set(id, resolve))
          const params = { expression, returnByValue: true, awaitPromise: true }
          const message = JSON.stringify({ id, method: 'Runtime.evaluate', params })
          await session.send('Target.sendMessageToTarget', { sessionId, message })
          return (await replied).result?.result?.value
        },
        async show() {
          await session.send('Target.activateTarget', { targetId })
        },
      }
    },

    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}
