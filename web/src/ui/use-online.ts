import { useSyncExternalStore } from 'react'

/**
 * What the browser has told since the page was opened. Its standing answer, `navigator.onLine`, is wrong on some machines
 * that reach us all the same; a page that could be opened is believed to be online until it hears otherwise.
 */
let online = true
const listeners = new Set<() => void>()

function hear(now: boolean) {
  return () => {
    online = now
    for (const listener of listeners) listener()
  }
}

window.addEventListener('online', hear(true))
window.addEventListener('offline', hear(false))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOnline = () => online

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}
