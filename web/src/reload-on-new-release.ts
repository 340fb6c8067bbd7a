import { oldRelease } from './import-when-there.ts'

const longEnoughMs = 10_000

/**
 * After a release the files that an open page still knows are gone, and what comes later cannot be loaded: the new
 * version can. A page that fails right after it was opened has another trouble, and would reload for ever.
 */
export function reloadOnNewRelease(): void {
  window.addEventListener(oldRelease, () => {
    if (performance.now() > longEnoughMs) window.location.reload()
  })
}
