import { ringSquaredRadius } from '@catchpitch/method/ring'
import type { ReactNode } from 'react'
import { across, down, type MapFrame } from '../../../../ui/map/map-frame.ts'
import { standingOf } from '../../../standing/standing.ts'
import { useT } from '../../../words.ts'
import type { Dot } from '../results-list.ts'
import { useDotWords } from './dot-words.ts'
import classes from './results-map.module.css'

/** So near to an edge the tip would be cut off. */
const edge_px = 130
const tip_px = 64

/** How far the ring reaches up and down: the tip stands beyond it, where there is room, so as not to hide what it is about. */
function reachOf({ cov_yy, y }: Dot, frame: MapFrame): number {
  return down(frame, y) - down(frame, y + Math.sqrt(ringSquaredRadius * cov_yy))
}

function placeOf(dot: Dot, frame: MapFrame): { top: number; isBelow: boolean } {
  const middle = down(frame, dot.y)
  const reach = reachOf(dot, frame)
  if (middle - reach > tip_px) return { top: middle - reach, isBelow: false }
  if (middle + reach + tip_px < frame.height) return { top: middle + reach, isBelow: true }
  const isBelow = middle < frame.height / 2
  return { top: middle + (isBelow ? 10 : -10), isBelow }
}

function sideOf(left: number, { width }: MapFrame) {
  if (left < edge_px) return 'start'
  return left > width - edge_px ? 'end' : 'middle'
}

type DotTipProps = { dot: Dot; name: string | null; frame: MapFrame; children: ReactNode }

/** Who a dot is. Whoever cannot see it hears it, see `ResultsMap`. */
export function DotTip({ dot, name, frame, children }: DotTipProps) {
  const t = useT()
  const wordsOf = useDotWords()
  const left = across(frame, dot.x)
  const { top, isBelow } = placeOf(dot, frame)
  const side = sideOf(left, frame)
  return (
    <div className={classes.tip} data-side={side} data-below={isBelow || undefined} style={{ left, top }} aria-hidden>
      <b>{name ?? dot.code}</b> · {t(`results.${standingOf(dot.status)}`)}
      <span>{wordsOf(dot)}</span>
      <span>{children}</span>
    </div>
  )
}
