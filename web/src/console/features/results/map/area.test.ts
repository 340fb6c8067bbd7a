import { describe, expect, it } from 'vitest'
import { cornerMoved, dotsIn } from './area.ts'

const dots = [
  { id: 'inside', x: 0.2, y: 0.2 },
  { id: 'on the edge', x: 0.5, y: 0 },
  { id: 'beside', x: 0.51, y: 0.2 },
  { id: 'below', x: 0.2, y: -0.1 },
]

describe('dotsIn', () => {
  it('is the same from whichever corner the area was drawn', () => {
    const one = { x: 0, y: 0 }
    const other = { x: 0.5, y: 0.5 }
    expect(dotsIn(dots, { from: one, to: other }).map(({ id }) => id)).toEqual(['inside', 'on the edge'])
    expect(dotsIn(dots, { from: other, to: one })).toEqual(dotsIn(dots, { from: one, to: other }))
    expect(dotsIn(dots, { from: { x: 0, y: 0.5 }, to: { x: 0.5, y: 0 } })).toHaveLength(2)
  })
})

describe('cornerMoved', () => {
  it('goes by steps, by strides, and never off the map', () => {
    expect(cornerMoved({ x: 0, y: 0 }, 'right', false)).toEqual({ x: 0.05, y: 0 })
    expect(cornerMoved({ x: 0.1, y: 0.2 }, 'up', true)).toEqual({ x: 0.1, y: 0.45 })
    expect(cornerMoved({ x: -0.98, y: 0 }, 'left', false)).toEqual({ x: -1, y: 0 })
  })

  it('comes back exactly to where it was', () => {
    let corner = { x: 0.35, y: 0 }
    for (let press = 0; press < 9; press += 1) corner = cornerMoved(corner, 'right', false)
    for (let press = 0; press < 9; press += 1) corner = cornerMoved(corner, 'left', false)
    expect(corner).toEqual({ x: 0.35, y: 0 })
  })
})
