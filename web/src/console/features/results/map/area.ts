import type { Direction, Place } from './find-dot.ts'

/** A part of the map by two corners that face each other. */
export type Area = { from: Place; to: Place }

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other)

export function dotsIn<Dot extends Place>(dots: readonly Dot[], { from, to }: Area): Dot[] {
  return dots.filter(({ x, y }) => isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y))
}

/** How far a corner goes by one press of an arrow key, and with Shift. */
const step = 0.05
const stride = 0.25

const ways: Record<Direction, Place> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
}

/** Kept to hundredths: by many small steps a corner would come to lie beside the edge that it was led to. */
const stepped = (value: number) => Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100

export function cornerMoved({ x, y }: Place, direction: Direction, isFar: boolean): Place {
  const by = isFar ? stride : step
  const way = ways[direction]
  return { x: stepped(x + way.x * by), y: stepped(y + way.y * by) }
}
