import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { moveTo } from './order.ts'
import { useRowDrag } from './use-row-drag.ts'

const placeOfKey: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
}

/** Rows glide from where they were seen last to where they are now, so that the eye can follow. */
function useGlide(list: RefObject<HTMLElement | null>) {
  const seen = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return seen.current.clear()
    for (const [row, top] of seen.current) {
      const shift = top - row.getBoundingClientRect().top
      if (shift !== 0)
        row.animate([{ transform: `translateY(${shift}px)` }, { transform: 'none' }], {
          duration: 180,
          easing: 'ease-out',
        })
    }
    seen.current.clear()
  })
  return () => {
    for (const row of list.current?.children ?? []) seen.current.set(row, row.getBoundingClientRect().top)
  }
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
 * How a row looks is its list's business; what makes it one is in the props from here.
 */
export function useSorting<Id extends string | number>({ ids, onSort, say }: Sorting<Id>) {
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const rememberPlaces = useGlide(list)
  const last = ids.length - 1

  function move(from: number, to: number): void {
    const id = ids[from]
    const place = Math.max(0, Math.min(last, to))
    if (id === undefined || place === from) return
    rememberPlaces()
    // A row that React moves in the page loses the focus; it is given back below.
    const control = document.activeElement?.getAttribute('data-control')
    focus.current = control ? `[data-id="${id}"] [data-control="${control}"]` : null
    setSaid(say(from, place))
    onSort(moveTo(ids, from, place))
  }

  useLayoutEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus({ preventScroll: true })
    focus.current = null
  })

  const { dragged, shiftOf, handleProps } = useRowDrag(list, move)

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const placeOf = Object.hasOwn(placeOfKey, event.key) ? placeOfKey[event.key] : undefined
    if (!placeOf) return
    event.preventDefault()
    move(index, placeOf(index, last))
  }

  /** Whoever goes from one control to the next by key has the arrow keys on the handle. */
  const stepProps = (control: 'up' | 'down', index: number, place: number) => ({
    'data-control': control,
    tabIndex: -1,
    'aria-disabled': place < 0 || place > last,
    onClick: () => move(index, place),
  })

  return {
    /** For a live region. */
    said,
    listProps: { ref: list, 'data-dragging': dragged !== null },
    rowProps: (index: number) => ({
      'data-id': ids[index],
      'data-dragged': dragged === index,
      style: shiftOf(index) === 0 ? undefined : { transform: `translateY(${shiftOf(index)}px)` },
    }),
    handleProps: (index: number) => ({
      'data-control': 'handle',
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
      ...handleProps(index),
    }),
    upProps: (index: number) => stepProps('up', index, index - 1),
    downProps: (index: number) => stepProps('down', index, index + 1),
  }
}
