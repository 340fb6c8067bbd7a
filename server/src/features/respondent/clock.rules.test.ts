import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditFor, deadlineFrom } from './clock.rules.ts'

const start = new Date('2026-11-16T02:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const span = (from: number, to: number) => ({ from: at(from), to: at(to) })
const minutes = (count: number) => count * 60_000

describe('deadlineFrom', () => {
  it.each([
    [0, 10],
    [25, 12.5],
    [50, 15],
    [100, 20],
  ])('gives %s percent more time: %s minutes', (extra_time, given) => {
    expect(deadlineFrom(start, extra_time)).toEqual(at(given))
  })
})

describe('creditFor', () => {
  it.each([
    { name: 'what was lost', reported: span(2, 5), silence: span(0, 6), outages: [], credited_ms: 0, gives: 3 },
    {
      name: 'only where we heard nothing',
      reported: span(2, 5),
      silence: span(4, 6),
      outages: [],
      credited_ms: 0,
      gives: 1,
    },
    {
      name: 'nothing of the future',
      reported: span(2, 50),
      silence: span(0, 6),
      outages: [],
      credited_ms: 0,
      gives: 4,
    },
    {
      name: 'nothing that lies the wrong way round',
      reported: span(5, 2),
      silence: span(0, 6),
      outages: [],
      credited_ms: 0,
      gives: 0,
    },
    {
      name: 'not what an outage gave back already',
      reported: span(2, 5),
      silence: span(0, 6),
      outages: [span(1, 3)],
      credited_ms: 0,
      gives: 2,
    },
    {
      name: 'half an hour at most',
      reported: span(0, 90),
      silence: span(0, 90),
      outages: [],
      credited_ms: 0,
      gives: 30,
    },
    {
      name: 'what is left of the half hour',
      reported: span(0, 90),
      silence: span(0, 90),
      outages: [],
      credited_ms: minutes(28),
      gives: 2,
    },
    {
      name: 'nothing for a moment',
      reported: span(0, 0.02),
      silence: span(0, 1),
      outages: [],
      credited_ms: 0,
      gives: 0,
    },
  ])('gives back $name', ({ gives, ...gap }) => {
    expect(creditFor(gap)).toBe(minutes(gives))
  })

  it('never takes time away, nor gives more than half an hour in all', () => {
    const anySpan = fc
      .tuple(fc.integer({ min: -60, max: 120 }), fc.integer({ min: -60, max: 120 }))
      .map(([a, b]) => span(a, b))
    fc.assert(
      fc.property(
        anySpan,
        anySpan,
        fc.array(anySpan, { maxLength: 3 }),
        fc.integer({ min: 0, max: 30 }),
        (reported, silence, outages, before) => {
          const credit = creditFor({ reported, silence, outages, credited_ms: minutes(before) })
          expect(credit).toBeGreaterThanOrEqual(0)
          expect(credit + minutes(before)).toBeLessThanOrEqual(minutes(30))
        },
      ),
    )
  })
})
