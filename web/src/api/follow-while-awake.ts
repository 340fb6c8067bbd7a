import type { Hint } from '@catchpitch/contract/live/hint'
import { followEvents } from './follow-events.ts'

type Options = { group_id: string | null; hear: (hint: Hint) => void }

/** Long enough for a look into another tab. A browser has few connections to a server, and all tabs share them. */
const hidden_ms = 30_000

/**
 * Follows what changes while somebody can see the page. One that was hidden for long, or without a network, has missed
 * something: it reads everything anew as soon as it is back.
 */
export function followWhileAwake({ group_id, hear }: Options): () => void {
  let stop: (() => void) | null = null
  let begun = false
  let dozing: ReturnType<typeof setTimeout> | undefined

  function wake(): void {
    clearTimeout(dozing)
    if (stop) return
    stop = followEvents({ group_id, hear, resumes: begun })
    begun = true
  }

  function sleep(): void {
    stop?.()
    stop = null
  }

  function onVisibility(): void {
    clearTimeout(dozing)
    if (document.visibilityState === 'visible') wake()
    else dozing = setTimeout(sleep, hidden_ms)
  }

  /** Whatever was connected before a network was lost is not any more, even if it does not know it yet. */
  function onOnline(): void {
    if (!stop) return
    sleep()
    wake()
  }

  if (document.visibilityState === 'visible') wake()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  return () => {
    clearTimeout(dozing)
    sleep()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
  }
}
