import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { across, down, type MapFrame } from '../../../../ui/map/map-frame.ts'
import { markColours, markShapes } from '../../../standing/mark-shapes.ts'
import { type Standing, standingOf, standings } from '../../../standing/standing.ts'
import type { Dot } from '../results-list.ts'

/** Where there are more than this, each is drawn smaller, so that they do not grow together. */
const many = 400
const most = 3_000

function markScale(inSight: number): number {
  if (inSight > most) return 0.45
  return inSight > many ? 0.7 : 1
}

/** No mark with its hem reaches further from its middle. */
const mark_px = 10

type Look = { shape: Path2D; colour: string; ground: string; isFull: boolean; isCrowded: boolean; size: number }

/** One mark, drawn once and then stamped: to draw its outline ten thousand times takes longer than a frame may. */
function stampOf({ shape, colour, ground, isFull, isCrowded, size }: Look): HTMLCanvasElement {
  const stamp = document.createElement('canvas')
  const middle = Math.ceil(mark_px * size)
  stamp.width = middle * 2
  stamp.height = middle * 2
  const context = stamp.getContext('2d')
  if (!context) return stamp
  context.setTransform(size, 0, 0, size, middle, middle)
  context.lineJoin = 'round'
  context.lineWidth = isFull ? 3 : 2
  context.fillStyle = isFull ? colour : ground
  context.strokeStyle = isFull ? ground : colour
  // A hem in the colour of the ground keeps neighbours apart; in a crowd it would only eat them up.
  if (isFull && !isCrowded) context.stroke(shape)
  context.fill(shape)
  if (!isFull) context.stroke(shape)
  return stamp
}

type Alike = { standing: Standing; isFull: boolean; dots: readonly Dot[] }

/** Those who are drawn by one stamp, together; undecided ones first, so that what was decided lies on top. */
export function sortedByStamp(dots: readonly Dot[]): Alike[] {
  return standings.toReversed().flatMap((standing) =>
    [false, true].map((isFull) => ({
      standing,
      isFull,
      dots: dots.filter((dot) => standingOf(dot.status) === standing && isEnoughToSay(dot) === isFull),
    })),
  )
}

type Picture = {
  alike: readonly Alike[]
  frame: MapFrame
  /** Those that a filter leaves out stay as a shadow: the map does not change its meaning by what is looked for. */
  shown: ReadonlySet<Standing>
  /** Those who are selected. */
  picked: ReadonlySet<string>
}

function isInSight(frame: MapFrame, { x, y }: Dot): boolean {
  const left = across(frame, x)
  const top = down(frame, y)
  return left > -mark_px && top > -mark_px && left < frame.width + mark_px && top < frame.height + mark_px
}

/** Its size in the screen's own pixels, and nothing on it. A canvas that is sized anew is paid for in every frame. */
function clear(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, width: number, height: number): void {
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  } else {
    context.clearRect(0, 0, width, height)
  }
}

/** Draws everybody, in one go: ten thousand elements would each cost the page something for ever. */
export function drawDots(canvas: HTMLCanvasElement, { alike, frame, shown, picked }: Picture): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const ratio = window.devicePixelRatio || 1
  clear(canvas, context, Math.round(frame.width * ratio), Math.round(frame.height * ratio))
  // The colours are tokens, which a canvas cannot read by itself.
  const style = getComputedStyle(canvas)
  const ground = style.getPropertyValue('--card')
  const inSight = alike.map(({ dots, ...look }) => ({ ...look, dots: dots.filter((dot) => isInSight(frame, dot)) }))
  const count = inSight.reduce((sum, { dots }) => sum + dots.length, 0)
  const isCrowded = count > many
  const size = ratio * markScale(count)

  const stampAll = (dots: readonly Dot[], stamp: HTMLCanvasElement) => {
    const half = stamp.width / 2
    // By whole pixels: a stamp between them would be blurred, and slower.
    for (const { x, y } of dots) {
      context.drawImage(stamp, Math.round(across(frame, x) * ratio) - half, Math.round(down(frame, y) * ratio) - half)
    }
  }

  for (const { standing, isFull, dots } of inSight) {
    const colour = style.getPropertyValue(markColours[standing])
    const opaque = isCrowded ? 0.75 : 1
    context.globalAlpha = shown.has(standing) ? opaque : 0.14
    stampAll(dots, stampOf({ shape: new Path2D(markShapes[standing]), colour, ground, isFull, isCrowded, size }))
  }

  if (picked.size === 0) return
  context.globalAlpha = 1
  const halo = new Path2D('M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0Z')
  const colour = style.getPropertyValue('--accent')
  const stamp = stampOf({ shape: halo, colour, ground: 'transparent', isFull: false, isCrowded, size })
  for (const { dots } of inSight) {
    stampAll(
      dots.filter(({ id }) => picked.has(id)),
      stamp,
    )
  }
}
