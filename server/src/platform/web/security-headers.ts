import { randomBytes } from 'node:crypto'
import { videoOrigins } from '@catchpitch/contract/videos/video-link'
import { type ChatSettings, chatScript } from './chat.ts'

/** Fits one response only: a nonce that can be guessed or seen before is as good as `unsafe-inline`. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * The token lives in localStorage, so a foreign script on our pages would be an account take-over: nothing runs
 * that is not our own file or carries this response's nonce. Styles need the nonce too, because the component
 * kit writes style elements.
 *
 * Whoever sets up a chat trusts its server: one script of it runs here, and the conversation is a frame of it. The
 * script sizes that frame by a style attribute, which no nonce can allow.
 *
 * A slide may show a video of the sites that the contract knows; its frame is opened by whoever presses play.
 */
export function contentSecurityPolicy(nonce: string, chat: ChatSettings | null): string {
  const origin = chat ? ` ${chat.url}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${chat ? ` ${chatScript(chat)}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(chat ? ["style-src-attr 'unsafe-inline'"] : []),
    `frame-src ${videoOrigins.join(' ')}${origin}`,
    `img-src 'self' data: blob:${origin}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** What every response carries, pages, files and API replies alike. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    // `no-referrer` would be stricter, but video sites refuse to play an embed that does not say where it stands.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    // On plain HTTP browsers ignore it, and a laptop that once saw it for localhost would be locked out of it.
    ...(new URL(publicUrl).protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
