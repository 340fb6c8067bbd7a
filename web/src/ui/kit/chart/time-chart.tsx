import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import type { ChartPoint } from './chart-point.ts'
import { ChartTable } from './chart-table.tsx'
import { labelledPlaces, niceScale } from './nice-scale.ts'
import classes from './time-chart.module.css'

type TimeChartProps = {
  /** What is counted, read out with the chart. */
  title: string
  points: readonly ChartPoint[]
  /** Bars for a few stretches, a line for many. */
  form: 'bars' | 'line'
  tone?: 'brand' | 'accent'
  format: (value: number) => string
  words: { keys: string; table: string; when: string; count: string }
}

const height = 176
const room = { top: 10, right: 10, bottom: 26 }
const digit_px = 7.5
const word_px = 62
/** As thick as a bar gets; more would be a wall. */
const thickest_px = 44
/** So near to an edge the tip would be cut off. */
const edge_px = 90

const keyMoves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function sideOf(left: number, width: number) {
  if (left < edge_px) return 'start'
  return left > width - edge_px ? 'end' : 'middle'
}

/**
 * How much happened over time. Whoever points at it, or goes along it with the arrow keys, hears and sees each stretch;
 * the same numbers stand in a table below it.
 */
export function TimeChart({ title, points, form, tone = 'brand', format, words }: TimeChartProps) {
  const id = useId()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [pointed, setPointed] = useState<number | null>(null)
  const { top, ticks } = niceScale(Math.max(0, ...points.map(({ value }) => value)))
  const left = Math.ceil(format(top).length * digit_px) + 10
  const inner = { width: Math.max(0, width - left - room.right), height: height - room.top - room.bottom }
  const band = points.length > 0 ? inner.width / points.length : 0
  const middleOf = (place: number) => left + (place + 0.5) * band
  const heightOf = (value: number) => (value / top) * inner.height
  const yOf = (value: number) => room.top + inner.height - heightOf(value)
  const active = pointed === null ? undefined : points[pointed]

  const pointAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const place = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / (band || 1))
    setPointed(points.length > 0 ? Math.min(Math.max(place, 0), points.length - 1) : null)
  }
  const goBy = (event: KeyboardEvent) => {
    const move = keyMoves[event.key]
    if (event.key === 'Escape') setPointed(null)
    if (!move || points.length === 0) return
    event.preventDefault()
    // The first press goes to the latest, which is what most people want to know.
    const next = pointed === null ? points.length - 1 : move(pointed, points.length)
    setPointed(Math.min(Math.max(next, 0), points.length - 1))
  }

  const thickness = Math.min(Math.max(band * 0.64, 2), thickest_px)
  const line = points.map(({ value }, place) => `${middleOf(place)},${yOf(value)}`)
  const ground = yOf(0)
  return (
    <div className={classes.chart} data-tone={tone}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers itself. */}
      <div
        ref={ref}
        className={classes.plot}
        role="application"
        aria-label={title}
        aria-describedby={`${id}-keys`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go along it, as a pointer does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys go along it.
        tabIndex={0}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={goBy}
        onBlur={() => setPointed(null)}
      >
        {width > 0 && (
          <svg className={classes.drawing} width={width} height={height} aria-hidden>
            {ticks.map((tick) => (
              <g key={tick}>
                <line className={classes.rule} x1={left} x2={width - room.right} y1={yOf(tick)} y2={yOf(tick)} />
                <text className={classes.tick} x={left - 8} y={yOf(tick)} dy="0.32em" textAnchor="end">
                  {format(tick)}
                </text>
              </g>
            ))}
            {pointed !== null && (
              <rect
                className={classes.pointer}
                x={middleOf(pointed) - band / 2}
                y={room.top}
                width={band}
                height={inner.height}
              />
            )}
            {form === 'bars' &&
              points.map(({ long, value }, place) => (
                <rect
                  key={long}
                  className={classes.bar}
                  x={middleOf(place) - thickness / 2}
                  y={yOf(value)}
                  width={thickness}
                  height={heightOf(value)}
                  rx={Math.min(3, thickness / 3)}
                />
              ))}
            {form === 'line' && line.length > 0 && (
              <>
                <polygon
                  className={classes.area}
                  points={`${middleOf(0)},${ground} ${line.join(' ')} ${middleOf(line.length - 1)},${ground}`}
                />
                <polyline className={classes.line} points={line.join(' ')} />
              </>
            )}
            {form === 'line' && pointed !== null && active && (
              <circle className={classes.dot} cx={middleOf(pointed)} cy={yOf(active.value)} r="4.5" />
            )}
            {labelledPlaces(points.length, inner.width, word_px).map((place) => (
              <text
                key={place}
                className={classes.tick}
                x={Math.min(middleOf(place), width - room.right)}
                y={height - 8}
                textAnchor={middleOf(place) > width - word_px / 2 ? 'end' : 'middle'}
              >
                {points[place]?.short}
              </text>
            ))}
          </svg>
        )}
        {pointed !== null && active && (
          <div
            className={classes.tip}
            data-side={sideOf(middleOf(pointed), width)}
            style={{ left: middleOf(pointed), top: yOf(active.value) }}
            aria-hidden
          >
            <b>{format(active.value)}</b>
            <span>{active.long}</span>
          </div>
        )}
      </div>
      <p id={`${id}-keys`} className="visually-hidden">
        {words.keys}
      </p>
      <p className="visually-hidden" role="status">
        {active && `${active.long}: ${format(active.value)}`}
      </p>
      <ChartTable title={title} points={points} format={format} words={words} />
    </div>
  )
}
