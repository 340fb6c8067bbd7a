import { randomBytes } from 'node:crypto'

/** Fits one response only: a nonce that can be guessed or seen before is as good as `unsafe-inline`. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * The token lives in localStorage, so a foreign script on our pages would be an account take-over: nothing runs
 * that is not our own file or carries this response's nonce. Styles need the nonce too, because the component
 * kit writes style elements.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
