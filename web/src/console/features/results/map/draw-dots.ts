import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { across, down, type MapFrame } from '../../../../ui/map/map-frame.ts'
import type { Dot } from '../results-list.ts'
import { type Standing, standingOf, standings } from '../standing.ts'
import { markColours, markShapes } from './mark-shapes.ts'

/** Where there are more than this, each is drawn smaller, so that they do not grow together. */
const many = 400
const most = 3_000

function markScale(count: number): number {
  if (count > most) return 0.45
  return count > many ? 0.7 : 1
}

type Look = { colour: string; ground: string; isFull: boolean; isCrowded: boolean }

/** How one kind of mark is drawn at the place where the context stands. Said once for all of them: it is the slow part. */
function penOf(context: CanvasRenderingContext2D, shape: Path2D, { colour, ground, isFull, isCrowded }: Look) {
  context.lineWidth = isFull ? 3 : 2
  context.fillStyle = isFull ? colour : ground
  context.strokeStyle = isFull ? ground : colour
  if (!isFull) {
    return () => {
      context.fill(shape)
      context.stroke(shape)
    }
  }
  // A hem in the colour of the ground keeps neighbours apart; in a crowd it would only eat them up.
  if (isCrowded) return () => context.fill(shape)
  return () => {
    context.stroke(shape)
    context.fill(shape)
  }
}

type Picture = {
  dots: readonly Dot[]
  frame: MapFrame
  /** Those that a filter leaves out stay as a shadow: the map does not change its meaning by what is looked for. */
  shown: ReadonlySet<Standing>
}

/** Draws everybody, in one go: ten thousand elements would each cost the page something for ever. */
export function drawDots(canvas: HTMLCanvasElement, { dots, frame, shown }: Picture): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(frame.width * ratio)
  canvas.height = Math.round(frame.height * ratio)
  context.lineJoin = 'round'
  // The colours are tokens, which a canvas cannot read by itself.
  const style = getComputedStyle(canvas)
  const ground = style.getPropertyValue('--card')
  const size = ratio * markScale(dots.length)
  const isCrowded = dots.length > many
  const alpha = isCrowded ? 0.75 : 1
  // Undecided ones first, so that what was decided lies on top.
  for (const standing of standings.toReversed()) {
    const colour = style.getPropertyValue(markColours[standing])
    const shape = new Path2D(markShapes[standing])
    context.globalAlpha = shown.has(standing) ? alpha : 0.14
    for (const isFull of [false, true]) {
      const draw = penOf(context, shape, { colour, ground, isFull, isCrowded })
      const alike = dots.filter((dot) => standingOf(dot.status) === standing && isEnoughToSay(dot) === isFull)
      for (const dot of alike) {
        context.setTransform(size, 0, 0, size, across(frame, dot.x) * ratio, down(frame, dot.y) * ratio)
        draw()
      }
    }
  }
}
