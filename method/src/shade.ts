import type { Control } from './control.ts'
import type { Quadrant } from './quadrant.ts'

/** Three shades to a quadrant, from much control to none: `(quadrant - 1) * 3 + control`, written out. */
export const shades = {
  1: { 1: 1, 2: 2, 3: 3 },
  2: { 1: 4, 2: 5, 3: 6 },
  3: { 1: 7, 2: 8, 3: 9 },
  4: { 1: 10, 2: 11, 3: 12 },
} as const satisfies Record<Quadrant, Record<Control, number>>

/** 1 to 12. A statement has one; a person has a share in each and never "is" one. */
export type Shade = (typeof shades)[Quadrant][Control]

export function shadeOf(quadrant: Quadrant, control: Control): Shade {
  return shades[quadrant][control]
}
