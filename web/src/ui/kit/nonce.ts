import { setNonce } from 'get-nonce'

/** The nonce of this response; the browser hides it from `getAttribute`, so that no stylesheet can spy it out. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

// The scroll lock behind drawers and dialogs writes a style element of its own and asks here.
setNonce(styleNonce())
