import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { placeOfDragged, roomFor } from './order.ts'

type Rows = { top: number; height: number }[]

/** What is seen of it. */
type Drag = { from: number; to: number; dy: number; rows: Rows }

/** Where it began. */
type Grip = { pointer: number; from: number; y: number; scroll: number; rows: Rows }

/** So near to the edge of the screen the page begins to move along; below, the dock takes its part. */
const edge_px = { top: 80, bottom: 120 }
const scrollStep_px = 9

function scrollAt(y: number): number {
  if (y < edge_px.top) return -scrollStep_px
  return y > window.innerHeight - edge_px.bottom ? scrollStep_px : 0
}

/** Drags rows of a list with a mouse, a pen or a finger. The browser's own dragging knows no fingers. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grip = useRef<Grip | null>(null)
  const pointerY = useRef(0)

  function follow(): void {
    const held = grip.current
    if (!held) return
    const { from, rows, y, scroll } = held
    const dy = pointerY.current - y + window.scrollY - scroll
    setDrag({ from, rows, to: placeOfDragged(rows, from, dy), dy })
  }

  function letGo(): void {
    grip.current = null
    setDrag(null)
  }

  const followScroll = useEffectEvent(follow)
  const cancel = useEffectEvent(letGo)
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const scrollAlong = () => {
      const step = scrollAt(pointerY.current)
      if (step !== 0) {
        window.scrollBy(0, step)
        followScroll()
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
  }, [isDragging])

  return {
    dragged: drag?.from ?? null,

    /** Where a row is to be drawn while one is dragged. */
    shiftOf(index: number): number {
      if (!drag) return 0
      return index === drag.from ? drag.dy : roomFor(drag.rows, index, drag)
    },

    /** What makes an element the handle of a row. */
    handleProps: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !list.current) return
        const rows = [...list.current.children].map((row) => {
          const { top, height } = row.getBoundingClientRect()
          return { top, height }
        })
        event.currentTarget.setPointerCapture(event.pointerId)
        pointerY.current = event.clientY
        grip.current = { pointer: event.pointerId, from: index, y: event.clientY, scroll: window.scrollY, rows }
        follow()
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (grip.current?.pointer !== event.pointerId) return
        pointerY.current = event.clientY
        follow()
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (grip.current?.pointer !== event.pointerId) return
        if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
        letGo()
      },
      onPointerCancel: letGo,
    }),
  }
}
