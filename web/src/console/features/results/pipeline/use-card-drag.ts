import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type Grip = { pointer: number; id: string; x: number; y: number }

/** What is seen of it: which card, where the pointer is, and the column under it. */
export type CardDrag = { id: string; x: number; y: number; over: string | null }

/** A press that moves no further is a press. */
const slack_px = 6
/** So near to its edge a board that is wider than the screen moves along. */
const edge_px = 48
const scrollStep_px = 8

function scrollAt(x: number, { left, right }: DOMRect): number {
  if (x < left + edge_px) return -scrollStep_px
  return x > right - edge_px ? scrollStep_px : 0
}

/** The column under a point, by the name that it carries in the page. */
const columnAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? null

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button:not([data-grip]), input, label') !== null

/**
 * Drags cards between the columns of a board: with a mouse from anywhere on the card, with a finger by its grip, so that
 * a swipe still moves the page. The browser's own dragging knows no fingers.
 */
export function useCardDrag(board: RefObject<HTMLElement | null>, onDrop: (id: string, column: string) => void) {
  const [drag, setDrag] = useState<CardDrag | null>(null)
  const grip = useRef<Grip | null>(null)
  const point = useRef({ x: 0, y: 0 })

  function letGo(): void {
    grip.current = null
    setDrag(null)
  }

  function follow(): void {
    const held = grip.current
    if (!held) return
    const { x, y } = point.current
    setDrag({ id: held.id, x, y, over: columnAt(x, y) })
  }

  const scrolled = useEffectEvent(follow)
  const cancel = useEffectEvent(letGo)
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return undefined
    let frame = 0
    const scrollAlong = () => {
      const step = board.current ? scrollAt(point.current.x, board.current.getBoundingClientRect()) : 0
      if (step !== 0) {
        board.current?.scrollBy(step, 0)
        scrolled()
      }
      frame = requestAnimationFrame(scrollAlong)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    frame = requestAnimationFrame(scrollAlong)
    window.addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', onKey)
    }
  }, [board, isDragging])

  return {
    drag,
    cardProps: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
        if (event.button !== 0 || isControl(event.target) || (event.pointerType !== 'mouse' && !isGrip)) return
        grip.current = { pointer: event.pointerId, id, x: event.clientX, y: event.clientY }
        point.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        const held = grip.current
        if (held?.pointer !== pointerId) return
        if (!drag && Math.hypot(x - held.x, y - held.y) < slack_px) return
        point.current = { x, y }
        follow()
      },
      onPointerUp({ pointerId }: PointerEvent<HTMLElement>) {
        if (grip.current?.pointer !== pointerId) return
        if (drag?.over) onDrop(drag.id, drag.over)
        letGo()
      },
      onPointerCancel: letGo,
    }),
  }
}
