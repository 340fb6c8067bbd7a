import { markColours, markShapes } from './mark-shapes.ts'
import type { Standing } from './standing.ts'

type MarkProps = {
  standing: Standing
  /** Below three situations: not enough to say. */
  hollow?: boolean
  size: number
}

/** A person's mark outside of the map: in the legend, a tooltip, a row. */
export function Mark({ standing, hollow = false, size }: MarkProps) {
  const colour = `var(${markColours[standing]})`
  return (
    <svg width={size} height={size} viewBox="-7.5 -7.5 15 15" aria-hidden>
      <path
        d={markShapes[standing]}
        fill={hollow ? 'var(--card)' : colour}
        stroke={hollow ? colour : 'none'}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
