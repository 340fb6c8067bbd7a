import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type HeldRow, holdRow } from './held-row.ts'

type Hand = RefObject<{ pointer: number; from: number; row: HeldRow } | null>

function letGo(hand: Hand): void {
  hand.current?.row.release()
  hand.current = null
}

type RowDrag = {
  list: RefObject<HTMLElement | null>
  /** The row whose handle an element is, or stands in; -1 for all others. */
  handleOf: (target: EventTarget) => number
  onDrop: (from: number, to: number) => void
}

/** Drags rows of a list with a mouse, a pen or a finger. The browser's own dragging knows no fingers. */
export function useRowDrag({ list, handleOf, onDrop }: RowDrag) {
  const hand: Hand = useRef(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') letGo(hand)
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      letGo(hand)
    }
  }, [])

  /** For the list. */
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const from = handleOf(event.target)
      if (event.button !== 0 || from < 0 || !list.current || !(event.target instanceof Element)) return
      letGo(hand)
      event.target.setPointerCapture(event.pointerId)
      hand.current = { pointer: event.pointerId, from, row: holdRow(list.current, from, event.clientY) }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (hand.current?.pointer === event.pointerId) hand.current.row.follow(event.clientY)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (hand.current?.pointer !== event.pointerId) return
      const { from, row } = hand.current
      // Before the rows are drawn where they lie: from where they are seen now they glide to their new places.
      onDrop(from, row.place())
      letGo(hand)
    },
    onPointerCancel: () => letGo(hand),
  }
}
