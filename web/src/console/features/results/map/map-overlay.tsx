import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { ringOf } from '@catchpitch/method/ring'
import { useId } from 'react'
import { across, crossOf, down, type MapFrame } from '../../../../ui/map/map-frame.ts'
import { MapRing } from '../../../../ui/map/map-ring.tsx'
import { markColours, markShapes } from '../../../standing/mark-shapes.ts'
import { standingOf } from '../../../standing/standing.ts'
import type { Dot } from '../results-list.ts'
import type { Area } from './area.ts'
import classes from './results-map.module.css'

/** One dot with its ring, larger than the others and over them. */
function Highlight({ dot, frame }: { dot: Dot; frame: MapFrame }) {
  const standing = standingOf(dot.status)
  const colour = `var(${markColours[standing]})`
  const isFull = isEnoughToSay(dot)
  return (
    <>
      <MapRing className={classes.ring} frame={frame} ring={ringOf(dot)} />
      <path
        className={classes.highlight}
        d={markShapes[standing]}
        transform={`translate(${across(frame, dot.x)} ${down(frame, dot.y)}) scale(1.35)`}
        fill={isFull ? colour : 'var(--card)'}
        stroke={isFull ? 'var(--card)' : colour}
      />
    </>
  )
}

/** The area that is being drawn; a cross where it is to begin. */
function DrawnArea({ area: { from, to }, frame }: { area: Area; frame: MapFrame }) {
  const [left, right] = [across(frame, from.x), across(frame, to.x)]
  const [top, bottom] = [down(frame, from.y), down(frame, to.y)]
  return (
    <>
      <rect
        className={classes.area}
        x={Math.min(left, right)}
        y={Math.min(top, bottom)}
        width={Math.abs(right - left)}
        height={Math.abs(bottom - top)}
      />
      <path className={classes.corner} d={`M${right - 7} ${bottom}h14M${right} ${bottom - 7}v14`} />
    </>
  )
}

/** The middle of both scales, under the dots. */
export function MapCross({ frame }: { frame: MapFrame }) {
  return (
    <svg className={classes.layer} aria-hidden>
      {frame.width > 0 && <path className={classes.cross} d={crossOf(frame, 0)} />}
    </svg>
  )
}

type MapOverlayProps = {
  frame: MapFrame
  /** Those who stand out, the most important last; somebody may be named twice. */
  dots: readonly Dot[]
  area: Area | null
}

/** What lies over the dots: whoever stands out with their ring, and the area that is being drawn. */
export function MapOverlay({ frame, dots, area }: MapOverlayProps) {
  const clip = useId()
  if (frame.width === 0) return null
  const once = dots.filter(({ id }, index) => dots.findLastIndex((other) => other.id === id) === index)
  return (
    <svg className={classes.layer} aria-hidden>
      <clipPath id={clip}>
        <rect width={frame.width} height={frame.height} rx="10" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {once.map((dot) => (
          <Highlight key={dot.id} dot={dot} frame={frame} />
        ))}
        {area && <DrawnArea area={area} frame={frame} />}
      </g>
    </svg>
  )
}
