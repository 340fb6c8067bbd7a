import { comparePeople } from '@catchpitch/method/distinguishable'
import { useElementSize } from '@mantine/hooks'
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useScheme } from '../../../../ui/color-scheme.ts'
import { wholeView } from '../../../../ui/map/map-frame.ts'
import { type Standing, standingOf } from '../../../standing/standing.ts'
import { useT } from '../../../words.ts'
import { mostCompared } from '../how-many-compared.ts'
import type { Dot } from '../results-list.ts'
import { type Area, dotsIn } from './area.ts'
import { DotTip } from './dot-tip.tsx'
import { DotsCanvas } from './dots-canvas.tsx'
import { Legend } from './legend.tsx'
import { MapCross, MapOverlay } from './map-overlay.tsx'
import type { Tool } from './map-tools.tsx'
import { moved, showing, zoomed } from './map-view.ts'
import classes from './results-map.module.css'
import { useMapKeys } from './use-map-keys.ts'
import { useMapPointer } from './use-map-pointer.ts'

// The dots come first; whoever wants to do something with them has looked at them before.
const MapTools = lazy(async () => ({ default: (await import('./map-tools.tsx')).MapTools }))
// Only once somebody is chosen.
const ChosenLine = lazy(async () => ({ default: (await import('./chosen-line.tsx')).ChosenLine }))

const margin_px = 16

type ResultsMapProps = {
  dots: readonly Dot[]
  /** Those that the list's filter leaves in sight. */
  shown: ReadonlySet<Standing>
  chosen: string | null
  onChoose: (id: string | null) => void
  /** Those who are selected, here or in the list. */
  picked: ReadonlySet<string>
  onPick: (ids: readonly string[], adds: boolean) => void
  onToggle: (id: string) => void
  /** What somebody is called, where names are shown and it is known. */
  nameOf: (id: string) => string | null
}

/** Everybody's place between bad and good, and between little and much control. The list below holds the same people. */
export function ResultsMap({ dots, shown, chosen, onChoose, picked, onPick, onToggle, nameOf }: ResultsMapProps) {
  const t = useT()
  // The tokens that are read while drawing depend on it.
  const scheme = useScheme()
  const hint = useId()
  const plot = useRef<HTMLDivElement>(null)
  const { ref, width, height } = useElementSize()
  const [view, setView] = useState(wholeView)
  const [tool, setTool] = useState<Tool>('point')
  const frame = useMemo(() => ({ width, height, margin: margin_px, view }), [width, height, view])
  const [pointed, setPointed] = useState<Dot | null>(null)
  const reachable = useMemo(() => dots.filter(({ status }) => shown.has(standingOf(status))), [dots, shown])
  const chosenDot = dots.find(({ id }) => id === chosen) ?? null
  const looked = pointed ?? chosenDot
  const calledOf = (dot: Dot) => nameOf(dot.id) ?? dot.code
  // As many rings as can be told apart; of more, none.
  const ringed = picked.size <= mostCompared ? dots.filter(({ id }) => picked.has(id)) : []
  const standingOut = [chosenDot, pointed].filter((dot) => dot !== null)

  const zoom = (factor: number) => setView(zoomed(view, factor, looked ?? view))
  const whole = () => {
    setView(wholeView)
    if (tool === 'move') setTool('point')
  }
  const take = (area: Area, adds: boolean) => {
    const found = dotsIn(reachable, area)
    onPick(
      found.map(({ id }) => id),
      adds,
    )
    keys.tell(t('results.area.taken', { count: found.length }))
    setTool('point')
  }
  const keys = useMapKeys({
    tool,
    dots: reachable,
    looked,
    nameOf,
    onLook: (dot) => {
      setPointed(dot)
      if (dot) setView(showing(view, dot))
    },
    onChoose,
    onToggle,
    onArea: take,
    onTool: setTool,
    onZoom: zoom,
    onWhole: whole,
  })
  const { drawn, pointerProps } = useMapPointer({
    frame,
    tool,
    dots: reachable,
    onPoint: setPointed,
    onPress: (dot, adds) => {
      if (dot && adds) onToggle(dot.id)
      else onChoose(dot?.id ?? null)
    },
    onArea: take,
    onMove: (by) => setView(moved(view, by)),
  })
  const chooseTool = (next: Tool) => {
    setTool(next)
    if (next === 'area') keys.begin(view)
    // The arrow keys are the map's from here on.
    plot.current?.focus()
  }
  const area = drawn ?? keys.led
  const isComparing = pointed !== null && chosenDot !== null && pointed.id !== chosenDot.id

  return (
    <div className={classes.map}>
      <div className={classes.tools}>
        <Suspense>
          <MapTools tool={tool} onTool={chooseTool} isWhole={view.scale === 1} onZoom={zoom} onWhole={whole} />
        </Suspense>
      </div>
      <div className={classes.control} aria-hidden>
        <span>{t('results.axis.little')}</span>
        <span>{t('results.axis.much')}</span>
      </div>
      <div ref={ref} className={classes.ground}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers itself. */}
        <div
          ref={plot}
          className={classes.plot}
          data-tool={tool}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk from dot to dot.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys walk from dot to dot.
          tabIndex={0}
          aria-label={t('results.map.label', { count: dots.length })}
          aria-describedby={hint}
          onKeyDown={keys.onKeyDown}
          onBlur={() => setPointed(null)}
          {...pointerProps}
        >
          <MapCross frame={frame} />
          <DotsCanvas key={scheme} dots={dots} frame={frame} shown={shown} picked={picked} />
          <MapOverlay frame={frame} dots={[...ringed, ...standingOut]} area={area} />
          {looked && !area && (
            <DotTip dot={looked} name={nameOf(looked.id)} frame={frame}>
              {isComparing && t(`results.apart.${comparePeople(chosenDot, pointed)}`, { name: calledOf(chosenDot) })}
            </DotTip>
          )}
        </div>
      </div>
      <div className={classes.feeling} aria-hidden>
        <span>{t('results.axis.bad')}</span>
        <span>{t('results.axis.good')}</span>
      </div>
      <Suspense>{chosenDot && <ChosenLine dot={chosenDot} name={calledOf(chosenDot)} dots={dots} />}</Suspense>
      <Legend />
      <p id={hint} className="visually-hidden">
        {t('results.map.keys')}
      </p>
      <p className="visually-hidden" role="status">
        {keys.told}
      </p>
    </div>
  )
}
