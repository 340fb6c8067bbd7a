import { createServer } from 'node:http'

/**
 * What a page meets of a Chatwoot, by its public protocol: a script that offers `chatwootSDK.run`, writes a style
 * element without a nonce, opens its frame, sizes it by a style attribute and says when it is ready.
 */
const sdk = `
window.chatwootSDK = {
  run({ websiteToken, baseUrl }) {
    const style = document.createElement('style')
    style.innerHTML = '.woot-widget-holder { outline-width: 7px }'
    document.body.appendChild(style)
    const frame = document.createElement('iframe')
    frame.title = 'Chat'
    frame.src = baseUrl + '/widget?website_token=' + websiteToken
    frame.setAttribute('style', 'height: 120px !important')
    const holder = document.createElement('div')
    holder.className = 'woot-widget-holder'
    holder.appendChild(frame)
    const called = []
    const note = (name) => (value) => { called.push(name + ' ' + value) }
    frame.addEventListener('load', () => {
      window.$chatwoot = {
        called,
        toggle: note('toggle'),
        toggleBubbleVisibility: note('bubble'),
        setLocale: note('locale'),
        setColorScheme: note('scheme'),
        reset: note('reset'),
      }
      window.dispatchEvent(new Event('chatwoot:ready'))
    })
    document.body.appendChild(holder)
  },
}`

export type ChatStandIn = {
  url: string
  /** From now on its script is not to be had. */
  breakDown: () => void
  stop: () => Promise<void>
}

export async function startChatStandIn(): Promise<ChatStandIn> {
  let broken = false
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/widget') reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Chat</title>')
    else if (pathname === '/packs/js/sdk.js' && !broken) reply.setHeader('content-type', 'text/javascript').end(sdk)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens nowhere.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    breakDown: () => {
      broken = true
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
