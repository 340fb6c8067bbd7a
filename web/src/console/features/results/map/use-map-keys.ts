import { type KeyboardEvent, useState } from 'react'
import { useLanguage } from '../../../../i18n/translator.ts'
import { standingOf } from '../../../standing/standing.ts'
import { useT } from '../../../words.ts'
import type { Dot } from '../results-list.ts'
import { type Area, cornerMoved, dotsIn } from './area.ts'
import { useDotWords } from './dot-words.ts'
import { type Direction, nearestDot, neighbourOf, type Place } from './find-dot.ts'
import type { Tool } from './map-tools.tsx'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

const zooms: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5 }

type MapKeys = {
  tool: Tool
  /** Those who can be reached. */
  dots: readonly Dot[]
  looked: Dot | null
  nameOf: (id: string) => string | null
  onLook: (dot: Dot | null) => void
  onChoose: (id: string | null) => void
  /** Selects or deselects one person. */
  onToggle: (id: string) => void
  onArea: (area: Area, adds: boolean) => void
  onTool: (tool: Tool) => void
  onZoom: (factor: number) => void
  onWhole: () => void
}

/** How many are in an area, and where its corner is, for whoever does not see it. */
function useCornerWords() {
  const t = useT()
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', signDisplay: 'exceptZero' })
  return ({ x, y }: Place, people: number | null) => {
    const corner = t('results.area.corner', { feeling: percent.format(x), control: percent.format(y) })
    return people === null ? corner : `${corner} ${t('results.area.people', { count: people })}`
  }
}

/**
 * The map by the keyboard. The arrow keys walk from person to person; with the tool that draws an area they lead its
 * corners, one after the other, each set by Enter.
 */
export function useMapKeys(keys: MapKeys) {
  const { tool, dots, looked, nameOf, onLook, onChoose, onToggle, onArea, onTool, onZoom, onWhole } = keys
  const t = useT()
  const wordsOf = useDotWords()
  const cornerWords = useCornerWords()
  const [told, setTold] = useState('')
  const [corner, setCorner] = useState<Place>({ x: 0, y: 0 })
  const [set, setSet] = useState<Place | null>(null)

  const tellCorner = (at: Place, from: Place | null) =>
    setTold(cornerWords(at, from && dotsIn(dots, { from, to: at }).length))

  const walk = (direction: Direction) => {
    const from = dots.find(({ id }) => id === looked?.id)
    const next = from ? neighbourOf(dots, from, direction) : nearestDot(dots, ({ x, y }) => Math.hypot(x, y))?.dot
    if (!next) return
    onLook(next)
    setTold(`${nameOf(next.id) ?? next.code}. ${t(`results.${standingOf(next.status)}`)}. ${wordsOf(next)}`)
  }

  const leadCorner = (direction: Direction, isFar: boolean) => {
    const at = cornerMoved(corner, direction, isFar)
    setCorner(at)
    tellCorner(at, set)
  }

  const setCornerHere = (adds: boolean) => {
    if (!set) {
      setSet(corner)
      return tellCorner(corner, corner)
    }
    onArea({ from: set, to: corner }, adds)
    return setSet(null)
  }

  const escape = () => {
    if (tool !== 'point') {
      setSet(null)
      return onTool('point')
    }
    onLook(null)
    return onChoose(null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isDrawing = tool === 'area'
    const direction = arrows[event.key]
    const factor = zooms[event.key]
    const deed = () => {
      if (direction) return () => (isDrawing ? leadCorner(direction, event.shiftKey) : walk(direction))
      if (factor) return () => onZoom(factor)
      if (event.key === '0') return onWhole
      if (event.key === 'Escape') return escape
      if (event.key !== 'Enter' && event.key !== ' ') return null
      if (isDrawing) return () => setCornerHere(event.shiftKey)
      return () => looked && (event.key === ' ' ? onToggle(looked.id) : onChoose(looked.id))
    }
    const run = deed()
    if (!run) return
    event.preventDefault()
    run()
  }

  return {
    told,
    tell: setTold,
    onKeyDown,
    /** The area as far as it is led, a mere point before its first corner is set; null without the tool. */
    led: tool === 'area' ? { from: set ?? corner, to: corner } : null,
    /** Begins in the middle of what is in sight. */
    begin: (at: Place) => {
      setCorner(at)
      setSet(null)
      tellCorner(at, null)
    },
  }
}
