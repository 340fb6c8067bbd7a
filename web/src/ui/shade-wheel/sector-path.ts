/** Degrees clockwise from twelve o'clock, as a place on the wheel whose middle is (0, 0). */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = ((degrees - 90) * Math.PI) / 180
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) }
}

const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`

type Sector = { from: number; to: number; inner: number; outer: number }

/** The outline of one part of a ring, of less than half of it. */
export function sectorPath({ from, to, inner, outer }: Sector): string {
  return [
    `M ${written(pointAt(from, inner))}`,
    `L ${written(pointAt(from, outer))}`,
    `A ${outer} ${outer} 0 0 1 ${written(pointAt(to, outer))}`,
    `L ${written(pointAt(to, inner))}`,
    `A ${inner} ${inner} 0 0 0 ${written(pointAt(from, inner))} Z`,
  ].join(' ')
}

export type Quadrant = 1 | 2 | 3 | 4
export type Strength = 1 | 2 | 3

/**
 * Important above, less important below; positive on the right, negative on the left, as on every map of the product.
 * Clockwise from the top these are the quadrants 1, 3, 4, 2.
 */
const turnOf: Readonly<Record<Quadrant, number>> = { 1: 0, 3: 1, 4: 2, 2: 3 }

const sectorDegrees = 30
/** Between quadrants there is a little more room than between the shades of one. */
const gapDegrees = 3

/** Where a shade lies on the wheel: its strengths follow each other clockwise, the strongest first. */
export function arcOf(quadrant: Quadrant, strength: Strength): { from: number; to: number; middle: number } {
  const wide = sectorDegrees - gapDegrees / 3
  const from = turnOf[quadrant] * 90 + gapDegrees / 2 + (strength - 1) * wide
  return { from, to: from + wide, middle: from + wide / 2 }
}

/** As far out as a share deserves: areas are compared by eye, so the area grows with it and not the radius. */
export function reachOf(share: number, largest: number, { inner, outer }: { inner: number; outer: number }): number {
  if (largest <= 0) return inner
  const part = Math.min(1, Math.max(0, share / largest))
  return Math.sqrt(inner * inner + part * (outer * outer - inner * inner))
}
