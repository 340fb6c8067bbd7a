import { type SeenByDevice, seenByDevice } from '@catchpitch/contract/integrity/integrity-event'
import { followAbsence } from './absence.ts'

export type Seen = { id: string; kind: SeenByDevice; since: number; lasted_ms: number; characters: number | null }

type Watching = {
  onSeen: (seen: Seen) => void
  /** The person is to be told, now that they can read it. */
  onWarn: (kind: SeenByDevice, lasted_ms: number) => void
  now: () => number
  /** Whether cut, copy, paste and the right mouse button are switched off, as they are for nearly everybody. */
  blocks: boolean
}

const kindOf = {
  cut: seenByDevice.cut,
  copy: seenByDevice.copy,
  paste: seenByDevice.paste,
  contextmenu: seenByDevice.right_click,
} as const

/** A field's own selection is none of the document's. */
function selectedLength(target: EventTarget | null): number {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    return (target.selectionEnd ?? 0) - (target.selectionStart ?? 0)
  }
  return document.getSelection()?.toString().length ?? 0
}

/** How much it was; never what. */
function charactersIn(event: Event): number | null {
  if (!(event instanceof ClipboardEvent)) return null
  if (event.type !== 'paste') return selectedLength(event.target)
  return event.clipboardData?.getData('text').length ?? 0
}

/** With a finger that is a long press, by which people place the cursor. */
const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'

/** A link is nobody's own words, and too long to be typed. */
const isLinkPasted = ({ type, target }: Event) =>
  type === 'paste' && target instanceof HTMLInputElement && target.type === 'url'

/** Sees what happens on the page beside the answers, and keeps what is not allowed from happening. Returns what stops it. */
export function watchPage({ onSeen, onWarn, now, blocks }: Watching): () => void {
  let isAskedFor = false
  const absence = followAbsence({
    onAbsence: (event) => onSeen({ ...event, characters: null }),
    onReturn: onWarn,
    now,
  })
  const look = () =>
    absence.see({
      hidden: document.hidden,
      focused: document.hasFocus(),
      in_frame: document.activeElement instanceof HTMLIFrameElement,
      asked_for: isAskedFor,
    })
  const comeBack = () => {
    isAskedFor = false
    look()
  }
  const press = (event: Event) => {
    // To choose a file, or take a picture, the device shows a window of its own.
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') isAskedFor = true
  }
  const prevent = (event: Event) => {
    const kind = Object.entries(kindOf).find(([name]) => name === event.type)?.[1]
    if (kind === undefined || isTouch(event) || isLinkPasted(event)) return
    event.preventDefault()
    onSeen({ id: crypto.randomUUID(), kind, since: now(), lasted_ms: 0, characters: charactersIn(event) })
    onWarn(kind, 0)
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('blur', look, { signal })
  window.addEventListener('focus', comeBack, { signal })
  document.addEventListener('click', press, { signal, capture: true })
  const blocked = blocks ? Object.keys(kindOf) : []
  for (const name of blocked) document.addEventListener(name, prevent, { signal, capture: true })
  return () => {
    stop.abort()
    absence.stop()
  }
}
