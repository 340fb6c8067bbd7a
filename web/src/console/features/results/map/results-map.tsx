import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { ringOf } from '@catchpitch/method/ring'
import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import { useScheme } from '../../../../ui/color-scheme.ts'
import { across, crossOf, down, type MapFrame } from '../../../../ui/map/map-frame.ts'
import { MapRing } from '../../../../ui/map/map-ring.tsx'
import { useT } from '../../../words.ts'
import type { Dot } from '../results-list.ts'
import { type Standing, standingOf } from '../standing.ts'
import { DotTip } from './dot-tip.tsx'
import { useDotWords } from './dot-words.ts'
import { DotsCanvas } from './dots-canvas.tsx'
import { type Direction, nearestDot, neighbourOf } from './find-dot.ts'
import { Legend } from './legend.tsx'
import { markColours, markShapes } from './mark-shapes.ts'
import classes from './results-map.module.css'

const margin_px = 16
/** As near as a pointer must come; a finger is thicker. */
const reach_px = { mouse: 14, touch: 26 }

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

type HighlightProps = { dot: Dot; frame: MapFrame; clip: string }

/** One dot with its ring, larger than the others and over them. */
function Highlight({ dot, frame, clip }: HighlightProps) {
  const standing = standingOf(dot.status)
  const colour = `var(${markColours[standing]})`
  const isFull = isEnoughToSay(dot)
  return (
    <>
      <g clipPath={`url(#${clip})`}>
        <MapRing className={classes.ring} frame={frame} ring={ringOf(dot)} />
      </g>
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

type ResultsMapProps = {
  dots: readonly Dot[]
  /** Those that the list's filter leaves in sight. */
  shown: ReadonlySet<Standing>
  chosen: string | null
  onChoose: (id: string | null) => void
  /** What somebody is called, where names are shown and it is known. */
  nameOf: (id: string) => string | null
}

/** Everybody's place between bad and good, and between little and much control. The list below holds the same people. */
export function ResultsMap({ dots, shown, chosen, onChoose, nameOf }: ResultsMapProps) {
  const t = useT()
  const wordsOf = useDotWords()
  const clip = useId()
  // The tokens that are read while drawing depend on it.
  const scheme = useScheme()
  const hint = useId()
  const { ref, width, height } = useElementSize()
  const frame = useMemo(() => ({ width, height, margin: margin_px }), [width, height])
  const [pointed, setPointed] = useState<Dot | null>(null)
  const [told, setTold] = useState('')
  const reachable = useMemo(() => dots.filter(({ status }) => shown.has(standingOf(status))), [dots, shown])
  const chosenDot = dots.find(({ id }) => id === chosen) ?? null
  const looked = pointed ?? chosenDot

  const dotUnder = ({ clientX, clientY, currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const found = nearestDot(reachable, ({ x, y }) =>
      Math.hypot(across(frame, x) - (clientX - box.left), down(frame, y) - (clientY - box.top)),
    )
    return found && found.distance <= reach_px[pointerType === 'mouse' ? 'mouse' : 'touch'] ? found.dot : null
  }

  const tell = (dot: Dot) => {
    setPointed(dot)
    const standing = t(`results.${standingOf(dot.status)}`)
    setTold(`${nameOf(dot.id) ?? dot.code}. ${standing}. ${wordsOf(dot)}`)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    if (direction) {
      event.preventDefault()
      const from = reachable.find(({ id }) => id === looked?.id)
      const next = from
        ? neighbourOf(reachable, from, direction)
        : nearestDot(reachable, ({ x, y }) => Math.hypot(x, y))?.dot
      if (next) tell(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (pointed) onChoose(pointed.id)
    } else if (event.key === 'Escape') {
      setPointed(null)
      onChoose(null)
    }
  }

  return (
    <div className={classes.map}>
      <div className={classes.control} aria-hidden>
        <span>{t('results.axis.little')}</span>
        <span>{t('results.axis.much')}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers itself. */}
      <div
        ref={ref}
        className={classes.plot}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk from dot to dot.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys walk from dot to dot.
        tabIndex={0}
        aria-label={t('results.map.label', { count: dots.length })}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onBlur={() => setPointed(null)}
        onPointerMove={(event) => setPointed(dotUnder(event))}
        onPointerLeave={() => setPointed(null)}
        onPointerUp={(event) => onChoose(dotUnder(event)?.id ?? null)}
      >
        <svg className={classes.layer} aria-hidden>
          <clipPath id={clip}>
            <rect width={width} height={height} rx="10" />
          </clipPath>
          {width > 0 && <path className={classes.cross} d={crossOf({ ...frame, margin: 0 })} />}
        </svg>
        <DotsCanvas key={scheme} dots={dots} frame={frame} shown={shown} />
        <svg className={classes.layer} aria-hidden>
          {chosenDot && width > 0 && <Highlight dot={chosenDot} frame={frame} clip={clip} />}
          {pointed && pointed.id !== chosen && <Highlight dot={pointed} frame={frame} clip={clip} />}
        </svg>
        {looked && width > 0 && <DotTip dot={looked} name={nameOf(looked.id)} frame={frame} />}
      </div>
      <div className={classes.feeling} aria-hidden>
        <span>{t('results.axis.bad')}</span>
        <span>{t('results.axis.good')}</span>
      </div>
      <Legend />
      <p id={hint} className="visually-hidden">
        {t('results.map.keys')}
      </p>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  )
}
