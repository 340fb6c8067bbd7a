import { describe, expect, it } from 'vitest'
import { type Direction, nearestDot, neighbourOf } from './find-dot.ts'

const middle = { id: 'middle', x: 0, y: 0 }
const east = { id: 'east', x: 0.3, y: 0.05 }
const farEast = { id: 'far east', x: 0.9, y: 0 }
const north = { id: 'north', x: 0.05, y: 0.4 }
const southWest = { id: 'south-west', x: -0.4, y: -0.4 }
const dots = [middle, east, farEast, north, southWest]

describe('neighbourOf', () => {
  it.each<[Direction, string]>([
    ['right', 'east'],
    ['up', 'north'],
    ['left', 'south-west'],
    ['down', 'south-west'],
  ])('%s of the middle is %s', (direction, id) => {
    expect(neighbourOf(dots, middle, direction)?.id).toBe(id)
  })

  it('is nothing beyond the last', () => {
    expect(neighbourOf(dots, farEast, 'right')).toBeNull()
    expect(neighbourOf([middle], middle, 'up')).toBeNull()
  })

  it('reaches everybody who stands at the same place, there and back', () => {
    const twins = ['one', 'two', 'three'].map((id) => ({ id, x: 0.3, y: 0.05 }))
    const all = [middle, ...twins, farEast]
    const walk = (from: (typeof all)[number], direction: Direction) => {
      const ids: string[] = []
      for (let at = neighbourOf(all, from, direction); at; at = neighbourOf(all, at, direction)) ids.push(at.id)
      return ids
    }
    expect(walk(middle, 'right')).toEqual(['one', 'two', 'three', 'far east'])
    expect(walk(farEast, 'left')).toEqual(['three', 'two', 'one', 'middle'])
  })
})

describe('nearestDot', () => {
  it('is the one with the least distance', () => {
    expect(nearestDot(dots, ({ x }) => Math.abs(x - 0.8))?.dot).toBe(farEast)
    expect(nearestDot([], () => 0)).toBeNull()
  })
})
