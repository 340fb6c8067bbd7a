import { describe, expect, it } from 'vitest'
import { across, down, placeAt, wholeView } from '../../../../ui/map/map-frame.ts'
import { moved, showing, zoomed } from './map-view.ts'

const frame = { width: 800, height: 400, margin: 16 }

describe('zoomed', () => {
  it('leaves what is pointed at where it is on the screen', () => {
    const at = { x: 0.3, y: -0.2 }
    const view = zoomed(wholeView, 2, at)
    expect(view.scale).toBe(2)
    expect(across({ ...frame, view }, at.x)).toBeCloseTo(across(frame, at.x))
    expect(down({ ...frame, view }, at.y)).toBeCloseTo(down(frame, at.y))
  })

  it('ends with the whole map, in the middle, and never beyond its edge', () => {
    const near = zoomed(wholeView, 4, { x: 1, y: 1 })
    expect(near).toEqual({ scale: 4, x: 0.75, y: 0.75 })
    expect(zoomed(near, 0.01, { x: -1, y: 0 })).toEqual(wholeView)
    expect(zoomed(wholeView, 1000, { x: 0, y: 0 }).scale).toBe(16)
  })
})

describe('moved', () => {
  it('stops at the edge', () => {
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 0.2, y: -9 })).toEqual({ scale: 2, x: 0.2, y: -0.5 })
    expect(moved(wholeView, { x: 1, y: 1 })).toEqual(wholeView)
  })
})

describe('showing', () => {
  it('moves only if the place is out of sight', () => {
    const view = { scale: 4, x: 0, y: 0 }
    expect(showing(view, { x: 0.1, y: 0.1 })).toEqual(view)
    const there = showing(view, { x: 0.8, y: 0 })
    expect(there.x).toBeCloseTo(0.575)
    expect(there.y).toBe(0)
  })
})

describe('placeAt', () => {
  it('is the way back from the screen', () => {
    const zoomedFrame = { ...frame, view: { scale: 3, x: 0.2, y: -0.4 } }
    const place = placeAt(zoomedFrame, across(zoomedFrame, 0.31), down(zoomedFrame, -0.27))
    expect(place.x).toBeCloseTo(0.31)
    expect(place.y).toBeCloseTo(-0.27)
  })
})
