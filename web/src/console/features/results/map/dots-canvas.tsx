import { useLayoutEffect, useMemo, useRef } from 'react'
import type { MapFrame } from '../../../../ui/map/map-frame.ts'
import type { Standing } from '../../../standing/standing.ts'
import type { Dot } from '../results-list.ts'
import { drawDots, sortedByStamp } from './draw-dots.ts'
import classes from './results-map.module.css'

type DotsCanvasProps = {
  dots: readonly Dot[]
  frame: MapFrame
  shown: ReadonlySet<Standing>
  picked: ReadonlySet<string>
}

/** Everybody's dot. It is drawn again only if one of its properties changes, and never because somebody points at one. */
export function DotsCanvas({ dots, frame, shown, picked }: DotsCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const alike = useMemo(() => sortedByStamp(dots), [dots])
  useLayoutEffect(() => {
    if (canvas.current && frame.width > 0) drawDots(canvas.current, { alike, frame, shown, picked })
  }, [alike, frame, shown, picked])
  return <canvas ref={canvas} className={classes.layer} aria-hidden />
}
