import { stored } from '../../stored.ts'
import type { ChatSettings } from './chat-settings.ts'

/** What Chatwoot's script offers a page once it runs: the part of it that we use. */
export type Chatwoot = {
  toggle(state: 'open' | 'close'): void
  toggleBubbleVisibility(visibility: 'show' | 'hide'): void
  setLocale(locale: string): void
  /** Forgets the conversation and begins a new one. */
  reset(): void
  setColorScheme?(scheme: 'light' | 'dark'): void
}

/** What it reads before it starts. */
export type ChatwootLook = {
  position: 'right'
  type: 'standard'
  locale: string
  darkMode: 'light' | 'dark'
  hideMessageBubble: boolean
  showPopoutButton: boolean
}

declare global {
  interface Window {
    chatwootSettings?: ChatwootLook
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void }
    $chatwoot?: Chatwoot
  }
}

/** From the start of the script to its word that it is ready; then people are helped another way. */
const patience_ms = 15_000

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`The chat's script did not come: ${src}`))
    })
    document.head.append(script)
  })
}

function untilReady(): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new Error('The chat did not get ready.')), patience_ms)
    const ready = () => {
      window.clearTimeout(timer)
      resolve()
    }
    window.addEventListener('chatwoot:ready', ready, { once: true })
  })
}

/**
 * The script puts one style element into the body while it starts, and knows nothing of nonces. During the call such
 * elements get ours; the policy can then stay as strict about styles as it is everywhere.
 */
function withStyleNonce(run: () => void): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
  document.body.appendChild = new Proxy(document.body.appendChild, {
    apply(append, self, given: unknown[]) {
      for (const node of given) if (node instanceof HTMLStyleElement) node.nonce = nonce
      const appended: unknown = Reflect.apply(append, self, given)
      return appended
    },
  })
  try {
    run()
  } finally {
    // What the browser has stands on the prototype.
    Reflect.deleteProperty(document.body, 'appendChild')
  }
}

const ownElements = '.woot-widget-holder, .woot--bubble-holder, #cw-widget-holder, #cw-bubble-holder'

/**
 * Chatwoot keeps a conversation in a cookie of this page. On a shared computer the next person would read what the one
 * before wrote. A visitor who signs in is the same person, and keeps theirs.
 */
function takeOver(owner: string, forget: () => void): void {
  const before = stored.get('supportOwner') ?? ''
  if (before !== '' && before !== owner) forget()
  stored.set('supportOwner', owner)
}

async function start({ url, token }: ChatSettings, look: ChatwootLook): Promise<Chatwoot> {
  window.chatwootSettings = look
  await loadScript(`${url}/packs/js/sdk.js`)
  const ready = untilReady()
  withStyleNonce(() => window.chatwootSDK?.run({ websiteToken: token, baseUrl: url }))
  try {
    await ready
    if (!window.$chatwoot) throw new Error('The chat is not there.')
  } catch (error) {
    for (const element of document.querySelectorAll(ownElements)) element.remove()
    throw error
  }
  for (const element of document.querySelectorAll<HTMLElement>(ownElements)) element.dataset.support = ''
  return window.$chatwoot
}

let running: Promise<Chatwoot> | null = null

/**
 * The chat, started once for a page; `owner` is the id of whoever sits here, empty for a visitor. Who that is we do not
 * tell it: without a signature that its server checks, anybody could claim another's address there and read what they
 * wrote.
 */
export async function startChat(settings: ChatSettings, owner: string, look: ChatwootLook): Promise<Chatwoot> {
  if (running) {
    const chat = await running
    takeOver(owner, () => chat.reset())
    return chat
  }
  takeOver(owner, () => {
    document.cookie = 'cw_conversation=; path=/; max-age=0; samesite=lax'
  })
  running = start(settings, look)
  return running
}
