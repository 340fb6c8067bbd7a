import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

describe('rangeOf', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'beyond'],
    ['bytes=1000-2000', 'beyond'],
    ['bytes=99999999999999999999-', 'beyond'],
    ['bytes=-0', 'beyond'],
    [undefined, 'whole'],
    ['', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=9-3', 'whole'],
    ['bytes=0-1,5-9', 'whole'],
    ['bytes=0x1-2', 'whole'],
    ['bytes= 0-1', 'whole'],
    ['lines=0-1', 'whole'],
  ] as const)('reads %j of 1000 bytes as %j', (header, range) => {
    expect(rangeOf(header, 1000)).toEqual(range)
  })

  it('never leaves the file, whatever is asked', () => {
    const number = fc.oneof(fc.nat(), fc.constant(''))
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 1_000_000 }), (first, last, bytes) => {
        const range = rangeOf(`bytes=${first}-${last}`, bytes)
        if (typeof range === 'string') return true
        return range.start >= 0 && range.start <= range.end && range.end < bytes
      }),
    )
  })
})
