import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HiredPerson, outcomeMinimum, outcomesOf, watchedDays } from './outcomes.ts'
import { rhoInterval, spearmanRho } from './spearman.ts'

const columns = fc
  .integer({ min: 4, max: 60 })
  .chain((length) =>
    fc.tuple(
      fc.array(fc.integer({ min: -20, max: 20 }), { minLength: length, maxLength: length }),
      fc.array(fc.integer({ min: -20, max: 20 }), { minLength: length, maxLength: length }),
    ),
  )

describe('spearmanRho', () => {
  it.each([
    // Two pairs of neighbours exchanged: the squared differences of the places sum to 4, so 1 - 6 * 4 / (5 * 24).
    { one: [1, 2, 3, 4, 5], other: [2, 1, 4, 3, 5], rho: 0.8 },
    // The second and third share the place 2.5: 4.5 / sqrt(4.5 * 5).
    { one: [1, 2, 2, 4], other: [10, 20, 30, 40], rho: 3 / Math.sqrt(10) },
    { one: [1, 2, 3], other: [9, 99, 999], rho: 1 },
    { one: [1, 2, 3], other: [3, 2, 1], rho: -1 },
    // Places 1.5, 1.5, 3.5, 3.5 against 1.5, 3.5, 1.5, 3.5.
    { one: [0, 0, 1, 1], other: [0, 1, 0, 1], rho: 0 },
  ])('is $rho for $one and $other', ({ one, other, rho }) => {
    expect(spearmanRho(one, other)).toBeCloseTo(rho, 12)
  })

  it('is nothing where all are alike in one of the two', () => {
    expect(spearmanRho([1, 1, 1], [1, 2, 3])).toBeNull()
    expect(spearmanRho([1, 2, 3], [5, 5, 5])).toBeNull()
    expect(spearmanRho([], [])).toBeNull()
  })

  it('lies between -1 and 1, is the same whichever comes first, and turns with either', () => {
    fc.assert(
      fc.property(columns, ([one, other]) => {
        const rho = spearmanRho(one, other)
        expect(spearmanRho(other, one)).toBe(rho)
        if (rho === null) return
        expect(Math.abs(rho)).toBeLessThanOrEqual(1)
        expect(
          spearmanRho(
            one.map((value) => -value),
            other,
          ),
        ).toBeCloseTo(-rho, 12)
      }),
    )
  })

  it('knows only who has more: stretching a column without changing its order changes nothing', () => {
    fc.assert(
      fc.property(columns, ([one, other]) => {
        const stretched = one.map((value) => value ** 3 + 5 * value)
        expect(spearmanRho(stretched, other)).toBe(spearmanRho(one, other))
      }),
    )
  })
})

describe('rhoInterval', () => {
  it('is worked by hand for 0.6 among 28 people', () => {
    // z = ln 2, variance (1 + 0.18) / 25 = 0.0472, so z lies within ln 2 ± 1.96 * 0.21726 = 0.26733 to 1.11897.
    const { low, high } = rhoInterval(0.6, 28)
    expect(low).toBeCloseTo(0.26114, 4)
    expect(high).toBeCloseTo(0.80721, 4)
  })

  it('holds rho, stays between -1 and 1, turns with it, and narrows with more people', () => {
    const rhos = fc.double({ min: -0.999, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(rhos, fc.integer({ min: 4, max: 5_000 }), (rho, people) => {
        const { low, high } = rhoInterval(rho, people)
        expect(low).toBeLessThanOrEqual(rho)
        expect(high).toBeGreaterThanOrEqual(rho)
        expect(low).toBeGreaterThanOrEqual(-1)
        expect(high).toBeLessThanOrEqual(1)
        expect(rhoInterval(-rho, people).low).toBeCloseTo(-high, 9)
        const narrower = rhoInterval(rho, people * 2)
        expect(narrower.high - narrower.low).toBeLessThanOrEqual(high - low)
      }),
    )
  })

  it('stands at the end for a perfect order', () => {
    expect(rhoInterval(1, 30)).toEqual({ low: 1, high: 1 })
  })

  it('misses zero about five times in a hundred where there is nothing to find', () => {
    // A row of numbers without order, the same in every run.
    let seed = 7
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const people = 30
    const tries = 2_000
    let missed = 0
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const column = () => Array.from({ length: people }, random)
      const { low, high } = rhoInterval(spearmanRho(column(), column()) ?? 0, people)
      if (low > 0 || high < 0) missed += 1
    }
    expect(missed / tries).toBeGreaterThan(0.03)
    expect(missed / tries).toBeLessThan(0.07)
  })
})

const hired = (index: number, wishes: Partial<HiredPerson> = {}): HiredPerson => ({
  x: index / 100,
  y: -index / 100,
  alignment: index % 2,
  situations: 3,
  hired_ago: 400,
  left_after: index,
  ...wishes,
})

const crowd = (count: number, wishes: Partial<HiredPerson> = {}) =>
  Array.from({ length: count }, (_, index) => hired(index, wishes))

describe('outcomesOf', () => {
  it('finds what goes with staying, and in which direction', () => {
    const { compared, findings } = outcomesOf(crowd(outcomeMinimum))
    expect(compared).toBe(outcomeMinimum)
    expect(findings).toMatchObject([
      { measure: 'x', finding: 'longer', rho: 1 },
      { measure: 'y', finding: 'shorter', rho: -1 },
      { measure: 'alignment', finding: 'unclear' },
    ])
  })

  it('gives no figure below so many people', () => {
    const { compared, findings } = outcomesOf(crowd(outcomeMinimum - 1))
    expect(compared).toBe(outcomeMinimum - 1)
    expect(findings).toEqual([
      { measure: 'x', finding: 'too_few' },
      { measure: 'y', finding: 'too_few' },
      { measure: 'alignment', finding: 'too_few' },
    ])
  })

  it('leaves out who was hired too short ago, whether they left or not, and whose dot rests on too little', () => {
    const short = crowd(outcomeMinimum, { hired_ago: watchedDays - 1 })
    const vague = crowd(outcomeMinimum, { situations: 2 })
    expect(outcomesOf([...short, ...vague]).compared).toBe(0)
    expect(outcomesOf(crowd(1, { hired_ago: watchedDays })).compared).toBe(1)
  })

  it('counts nobody for longer than everybody is watched', () => {
    const stayed = crowd(outcomeMinimum, { left_after: null, hired_ago: 4_000 })
    const leftLater = crowd(outcomeMinimum, { left_after: watchedDays + 300 })
    const { findings } = outcomesOf([...stayed, ...leftLater])
    expect(findings.map(({ finding }) => finding)).toEqual(['alike', 'alike', 'alike'])
  })
})
