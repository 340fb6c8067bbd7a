import { useLayoutEffect, useRef } from 'react'
import type { MapFrame } from '../../../../ui/map/map-frame.ts'
import type { Dot } from '../results-list.ts'
import type { Standing } from '../standing.ts'
import { drawDots } from './draw-dots.ts'
import classes from './results-map.module.css'

type DotsCanvasProps = { dots: readonly Dot[]; frame: MapFrame; shown: ReadonlySet<Standing> }

/** Everybody's dot. It is drawn again only if one of its properties changes, and never because somebody points at one. */
export function DotsCanvas({ dots, frame, shown }: DotsCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current && frame.width > 0) drawDots(canvas.current, { dots, frame, shown })
  }, [dots, frame, shown])
  return <canvas ref={canvas} className={classes.layer} aria-hidden />
}
