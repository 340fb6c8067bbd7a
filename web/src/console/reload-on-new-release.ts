import { isOnline } from '../ui/use-online.ts'

const longEnoughMs = 10_000

/**
 * After a release the files that an open page still knows are gone, and the next lazy page cannot be loaded:
 * the new version can. A page that fails right after it was opened has another trouble, and would reload for ever;
 * one without a network would be gone, with everything that was typed in it.
 */
export function reloadOnNewRelease(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isOnline() && performance.now() > longEnoughMs) window.location.reload()
  })
}
