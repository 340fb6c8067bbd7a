import { type SeenByDevice, seenByDevice } from '@catchpitch/contract/integrity/integrity-event'

/** What a page can tell about whether somebody is looking at it. */
export type Sight = {
  hidden: boolean
  focused: boolean
  /** The focus is in a frame within the page, as of a video: nobody has left. */
  in_frame: boolean
  /** The device shows a window of its own that the page has asked for: to choose a file, or to allow the camera. */
  asked_for: boolean
}

/** Shorter than this it was a notification, a window of an input method, or a slip. */
const shortest_ms = { [seenByDevice.tab_hidden]: 1000, [seenByDevice.focus_lost]: 2000 } as const

type Absence = keyof typeof shortest_ms

export function absenceIn({ hidden, focused, in_frame, asked_for }: Sight): Absence | null {
  if (asked_for) return null
  if (hidden) return seenByDevice.tab_hidden
  return focused || in_frame ? null : seenByDevice.focus_lost
}

type Telling = {
  /** Somebody has been away for long enough to count; `lasted_ms` is 0 while they still are. */
  onAbsence: (event: { id: string; kind: SeenByDevice; since: number; lasted_ms: number }) => void
  onReturn: (kind: SeenByDevice, lasted_ms: number) => void
  now: () => number
}

/** Follows somebody who leaves the page and comes back: one absence, however many signs of it there are. */
export function followAbsence({ onAbsence, onReturn, now }: Telling) {
  let current: { id: string; kind: Absence; since: number; timer: ReturnType<typeof setTimeout> } | null = null
  let isTold = false

  function tell(): void {
    if (!current) return
    isTold = true
    onAbsence({ id: current.id, kind: current.kind, since: current.since, lasted_ms: 0 })
  }

  function leave(kind: Absence): void {
    current = { id: crypto.randomUUID(), kind, since: now(), timer: setTimeout(tell, shortest_ms[kind]) }
    isTold = false
  }

  function comeBack(): void {
    if (!current) return
    const { id, kind, since, timer } = current
    clearTimeout(timer)
    current = null
    const lasted_ms = Math.round(now() - since)
    // The clock of a page that lies behind another may not have struck.
    if (!isTold && lasted_ms < shortest_ms[kind]) return
    onAbsence({ id, kind, since, lasted_ms })
    onReturn(kind, lasted_ms)
  }

  return {
    see(sight: Sight): void {
      const kind = absenceIn(sight)
      if (kind === null) comeBack()
      else if (!current) leave(kind)
      // The window loses the focus a moment before the page is hidden: that is one absence, by its stronger sign.
      else if (!isTold && kind === seenByDevice.tab_hidden) {
        clearTimeout(current.timer)
        current = { ...current, kind, timer: setTimeout(tell, shortest_ms[kind]) }
      }
    },
    stop(): void {
      if (current) clearTimeout(current.timer)
      current = null
    },
  }
}
