import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { moveTo } from './order.ts'
import { useRowDrag } from './use-row-drag.ts'

const placeOfKey = new Map<string, (place: number, last: number) => number>([
  ['ArrowUp', (place) => place - 1],
  ['ArrowDown', (place) => place + 1],
  ['Home', () => 0],
  ['End', (_place, last) => last],
])

/** How high each row is seen now; of none where nothing is to move. */
function placesOf(list: HTMLElement | null): Map<Element, number> {
  const rows = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? [] : (list?.children ?? [])
  return new Map(Array.from(rows, (row) => [row, row.getBoundingClientRect().top]))
}

/** Rows glide from where they were seen to where they are now, so that the eye can follow. */
function glideFrom(places: ReadonlyMap<Element, number>): void {
  for (const [row, top] of places) {
    const shift = top - row.getBoundingClientRect().top
    if (shift !== 0)
      row.animate({ transform: [`translateY(${shift}px)`, 'none'] }, { duration: 180, easing: 'ease-out' })
  }
}

/** The row among whose controls of this kind something happened; -1 if it happened elsewhere. */
function rowOf(list: HTMLElement | null, target: EventTarget, control: 'handle' | 'up' | 'down'): number {
  const pressed = target instanceof Element ? target.closest(`[data-control=${control}]`) : null
  return [...(list?.children ?? [])].findIndex((row) => row.contains(pressed))
}

type Sorting<Id extends string | number> = {
  /** In their order. */
  ids: readonly Id[]
  onSort: (ids: Id[]) => void
  /** What is read out when the entry at an index has come to a place, both from 0. */
  say: (index: number, place: number) => string
}

/**
 * Brings the rows of a list into an order: by dragging, with the arrow keys on a row's handle, or with its two buttons.
 * How a row looks is its list's business; what makes it one is in `row-props.ts`.
 */
export function useSorting<Id extends string | number>({ ids, onSort, say }: Sorting<Id>) {
  const list = useRef<HTMLOListElement>(null)
  /** How it was before a move: where the rows were seen, and what had the focus. */
  const before = useRef<{ places: Map<Element, number>; focus: Element | null } | null>(null)
  const [said, setSaid] = useState('')
  const last = ids.length - 1

  function move(from: number, to: number): void {
    const place = Math.max(0, Math.min(last, to))
    if (from < 0 || place === from) return
    before.current = { places: placesOf(list.current), focus: document.activeElement }
    setSaid(say(from, place))
    onSort(moveTo(ids, from, place))
  }

  useLayoutEffect(() => {
    if (!before.current) return
    const { places, focus } = before.current
    before.current = null
    if (focus instanceof HTMLElement && list.current?.contains(focus)) {
      // A row that React moves in the page loses it.
      focus.focus({ preventScroll: true })
      // Before it glides: a row on its way is still seen where it came from.
      focus.scrollIntoView({ block: 'nearest' })
    }
    glideFrom(places)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(list.current, event.target, 'handle')
    const placeOf = placeOfKey.get(event.key)
    if (row < 0 || !placeOf) return
    event.preventDefault()
    move(row, placeOf(row, last))
  }

  const onClick = ({ target }: MouseEvent) => {
    const up = rowOf(list.current, target, 'up')
    const down = rowOf(list.current, target, 'down')
    // Of neither: -1 is no row, and `move` does nothing.
    move(up, up - 1)
    move(down, down + 1)
  }

  return {
    /** For a live region. */
    said,
    listProps: {
      ref: list,
      onKeyDown,
      onClick,
      ...useRowDrag({ list, handleOf: (target) => rowOf(list.current, target, 'handle'), onDrop: move }),
    },
  }
}
