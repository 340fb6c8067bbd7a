import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { arcOf, pointAt, type Quadrant, reachOf, type Strength, sectorPath } from './sector-path.ts'
import classes from './shade-wheel.module.css'

/** One shade on the wheel. */
export type WheelSector = {
  /** 1 to 12. */
  id: number
  quadrant: Quadrant
  strength: Strength
  /** What it is, read out whole. */
  label: string
  /** The word that stands in it. */
  mark: string
  /** Of all that somebody said, from 0 to 1. Left out: the wheel shows the shades themselves, each of them whole. */
  share?: number
  /** Nothing is written for it yet: an outline. */
  isEmpty?: boolean
}

type ShadeWheelProps = {
  label: string
  sectors: readonly WheelSector[]
  /** What the four quadrants are called. */
  corners: Readonly<Record<Quadrant, string>>
  /** What stands in the middle, in a few characters. */
  middle?: ReactNode
  selected?: number | null
  /** What pressing a part does. Left out: the wheel is only looked at. */
  onSelect?: (id: number) => void
}

const ring = { inner: 34, outer: 118 }
const quadrants: readonly Quadrant[] = [1, 2, 3, 4]

const stepOfKey: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Stripes for some, dots for none: who sees no colours tells the strengths apart by these. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {quadrants.map((quadrant) => (
        <g key={quadrant} data-quadrant={quadrant}>
          <pattern
            id={`${id}-2-${quadrant}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={classes.light} width="8" height="8" />
            <rect className={classes.stripe} width="4" height="8" />
          </pattern>
          <pattern id={`${id}-3-${quadrant}`} width="7" height="7" patternUnits="userSpaceOnUse">
            <rect className={classes.faint} width="7" height="7" />
            <circle className={classes.dot} cx="3.5" cy="3.5" r="1.1" />
          </pattern>
        </g>
      ))}
    </defs>
  )
}

/** Clockwise, as the eye goes round; by arrow keys one goes the same way. */
const roundOf = (sectors: readonly WheelSector[]) =>
  sectors.toSorted((one, other) => arcOf(one.quadrant, one.strength).from - arcOf(other.quadrant, other.strength).from)

/**
 * The twelve shades: four quadrants, each in three strengths. The same in the catalogue, where each is given its text,
 * and in reports, where it shows how much of what a person said lies in each.
 */
export function ShadeWheel({ label, sectors, corners, middle, selected = null, onSelect }: ShadeWheelProps) {
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const round = roundOf(sectors)
  const largest = Math.max(0, ...sectors.map(({ share = 0 }) => share))
  const entrance = round.find((sector) => sector.id === selected) ?? round[0]

  const onKeyDown = (event: KeyboardEvent, sector: WheelSector) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSelect?.(sector.id)
      return
    }
    const step = stepOfKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = round.at((round.indexOf(sector) + step) % round.length)
    drawing.current?.querySelector<SVGGElement>(`[data-shade="${next?.id}"]`)?.focus()
  }

  const fillOf = ({ quadrant, strength, isEmpty }: WheelSector) => {
    if (isEmpty) return 'none'
    return strength === 1 ? 'var(--hue)' : `url(#${id}-${strength}-${quadrant})`
  }

  const pressable = (sector: WheelSector) =>
    onSelect && {
      role: 'button',
      tabIndex: sector.id === entrance?.id ? 0 : -1,
      'aria-label': sector.label,
      'aria-pressed': sector.id === selected,
      onClick: () => onSelect(sector.id),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, sector),
    }

  return (
    <figure className={classes.wheel}>
      {quadrants.map((quadrant) => (
        <span key={quadrant} className={classes.corner} data-quadrant={quadrant}>
          {corners[quadrant]}
        </span>
      ))}
      <svg
        ref={drawing}
        className={classes.drawing}
        viewBox="-122 -122 244 244"
        role={onSelect ? 'group' : 'img'}
        aria-label={label}
      >
        <Patterns id={id} />
        {round.map((sector) => {
          const { from, to, middle: at } = arcOf(sector.quadrant, sector.strength)
          const reach = sector.share === undefined ? ring.outer : reachOf(sector.share, largest, ring)
          const mark = pointAt(at, (ring.inner + ring.outer) / 2 + 12)
          return (
            <g
              key={sector.id}
              className={classes.sector}
              data-shade={sector.id}
              data-quadrant={sector.quadrant}
              data-empty={sector.isEmpty === true ? true : undefined}
              data-selected={sector.id === selected || undefined}
              data-pressable={onSelect ? true : undefined}
              {...pressable(sector)}
            >
              <path className={classes.track} d={sectorPath({ from, to, ...ring })} />
              <path
                className={classes.shade}
                d={sectorPath({ from, to, ...ring, outer: reach })}
                fill={fillOf(sector)}
              />
              <path className={classes.edge} d={sectorPath({ from, to, ...ring })} />
              <text className={classes.mark} x={mark.x} y={mark.y} aria-hidden>
                {sector.mark}
              </text>
            </g>
          )
        })}
        {middle !== undefined && (
          <text className={classes.middle} aria-hidden>
            {middle}
          </text>
        )}
      </svg>
    </figure>
  )
}
