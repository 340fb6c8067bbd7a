export type Place = { x: number; y: number }

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Where the arrows lead to: along the way, and to the side of it. */
const ways: Record<Direction, (step: Place) => { along: number; aside: number }> = {
  right: ({ x, y }) => ({ along: x, aside: y }),
  left: ({ x, y }) => ({ along: -x, aside: y }),
  up: ({ x, y }) => ({ along: y, aside: x }),
  down: ({ x, y }) => ({ along: -y, aside: x }),
}

/** Going aside costs more: an arrow should lead where it points. */
const aside_weight = 2.5

/** The dot whose place is nearest, and how far it is; null if there is none. */
export function nearestDot<Dot extends Place>(dots: readonly Dot[], distance: (dot: Dot) => number) {
  let nearest: { dot: Dot; distance: number } | null = null
  for (const dot of dots) {
    const here = distance(dot)
    if (!nearest || here < nearest.distance) nearest = { dot, distance: here }
  }
  return nearest
}

/**
 * The next dot in a direction; null if there is none. Dots at the very same place are gone through one after the other,
 * to the right and down in the order of the list, to the left and up against it: otherwise only one of them could be reached.
 */
export function neighbourOf<Dot extends Place>(dots: readonly Dot[], from: Dot, direction: Direction): Dot | null {
  const forward = direction === 'right' || direction === 'down'
  const at = dots.indexOf(from)
  const here = (dot: Dot) => dot.x === from.x && dot.y === from.y
  const same = dots.filter((dot, index) => here(dot) && (forward ? index > at : index < at))
  const twin = forward ? same[0] : same.at(-1)
  if (twin) return twin
  const ahead = dots.filter((dot) => ways[direction]({ x: dot.x - from.x, y: dot.y - from.y }).along > 0)
  // Of several at one place the one is entered at whose end the way through them begins.
  const found = nearestDot(forward ? ahead : ahead.toReversed(), (dot) => {
    const { along, aside } = ways[direction]({ x: dot.x - from.x, y: dot.y - from.y })
    return along + aside_weight * Math.abs(aside)
  })
  return found?.dot ?? null
}
