import { type PointerEvent, useRef, useState } from 'react'
import { across, down, type MapFrame, placeAt } from '../../../../ui/map/map-frame.ts'
import type { Dot } from '../results-list.ts'
import type { Area } from './area.ts'
import { nearestDot, type Place } from './find-dot.ts'
import type { Tool } from './map-tools.tsx'

/** As near as a pointer must come; a finger is thicker. */
const reach_px = { mouse: 14, touch: 26 }
/** A press that moves no further is a press. */
const slack_px = 5

type Grip = { pointer: number; left: number; top: number; at: Place; isDrag: boolean }

type MapPointer = {
  frame: MapFrame
  tool: Tool
  /** Those who can be pointed at. */
  dots: readonly Dot[]
  onPoint: (dot: Dot | null) => void
  onPress: (dot: Dot | null, adds: boolean) => void
  onArea: (area: Area, adds: boolean) => void
  onMove: (by: Place) => void
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  const box = currentTarget.getBoundingClientRect()
  return { left: clientX - box.left, top: clientY - box.top }
}

/**
 * What a pointer does on the map: it finds people, draws an area or moves the map. A mouse draws without being told to;
 * a finger only with the tool, because otherwise it scrolls the page.
 */
export function useMapPointer({ frame, tool, dots, onPoint, onPress, onArea, onMove }: MapPointer) {
  const grip = useRef<Grip | null>(null)
  const [drawn, setDrawn] = useState<Area | null>(null)

  const dotUnder = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = pointOf(event)
    const found = nearestDot(dots, ({ x, y }) => Math.hypot(across(frame, x) - left, down(frame, y) - top))
    return found && found.distance <= reach_px[event.pointerType === 'mouse' ? 'mouse' : 'touch'] ? found.dot : null
  }

  const letGo = () => {
    grip.current = null
    setDrawn(null)
  }

  return {
    drawn,
    pointerProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || (event.pointerType !== 'mouse' && tool === 'point')) return
        const { left, top } = pointOf(event)
        const at = placeAt(frame, left, top)
        grip.current = { pointer: event.pointerId, left, top, at, isDrag: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = grip.current
        if (held?.pointer !== event.pointerId) return onPoint(dotUnder(event))
        const { left, top } = pointOf(event)
        if (!held.isDrag && Math.hypot(left - held.left, top - held.top) < slack_px) return undefined
        held.isDrag = true
        onPoint(null)
        if (tool !== 'move') return setDrawn({ from: held.at, to: placeAt(frame, left, top) })
        // The place that was taken hold of stays under the pointer.
        const here = placeAt(frame, left, top)
        return onMove({ x: held.at.x - here.x, y: held.at.y - here.y })
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const held = grip.current
        const adds = event.shiftKey || event.ctrlKey || event.metaKey
        const { left, top } = pointOf(event)
        if (held?.isDrag !== true) onPress(dotUnder(event), adds)
        // From where it is let go: what is drawn on the screen may be a moment behind.
        else if (tool !== 'move') onArea({ from: held.at, to: placeAt(frame, left, top) }, adds)
        letGo()
      },
      onPointerCancel: letGo,
      onPointerLeave: () => onPoint(null),
    },
  }
}
