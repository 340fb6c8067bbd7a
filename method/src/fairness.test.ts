import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fairnessMinimum, fairnessOf, impactThreshold } from './fairness.ts'
import { fisherExact } from './fisher.ts'

const shares = fc
  .integer({ min: 0, max: 400 })
  .chain((decided) => fc.record({ chosen: fc.integer({ min: 0, max: decided }), decided: fc.constant(decided) }))

const counted = (group: string, chosen: number, decided: number) => ({ group, chosen, decided })

describe('fisherExact', () => {
  it.each([
    // Tea with milk, guessed right three times of four: 34 of 70 ways to guess are at least as odd.
    { one: { chosen: 3, decided: 4 }, other: { chosen: 1, decided: 4 }, p: 34 / 70 },
    // All of four: only this one and its opposite.
    { one: { chosen: 4, decided: 4 }, other: { chosen: 0, decided: 4 }, p: 2 / 70 },
    { one: { chosen: 1, decided: 10 }, other: { chosen: 11, decided: 14 }, p: 0.002759456185220083 },
    { one: { chosen: 8, decided: 10 }, other: { chosen: 1, decided: 6 }, p: 0.03496503496503495 },
    { one: { chosen: 0, decided: 10 }, other: { chosen: 0, decided: 12 }, p: 1 },
    { one: { chosen: 5, decided: 10 }, other: { chosen: 5, decided: 10 }, p: 1 },
  ])('is $p for $one and $other', ({ one, other, p }) => {
    expect(fisherExact(one, other)).toBeCloseTo(p, 12)
  })

  it('is a chance, the same whoever is named first, and whichever of chosen and not chosen is counted', () => {
    const turned = ({ chosen, decided }: { chosen: number; decided: number }) => ({ chosen: decided - chosen, decided })
    fc.assert(
      fc.property(shares, shares, (one, other) => {
        const p = fisherExact(one, other)
        expect(p).toBeGreaterThanOrEqual(0)
        expect(p).toBeLessThanOrEqual(1)
        expect(fisherExact(other, one)).toBeCloseTo(p, 9)
        expect(fisherExact(turned(one), turned(other))).toBeCloseTo(p, 9)
      }),
    )
  })

  it('errs on the safe side: chance alone falls below five in a hundred at most that often', () => {
    // Twelve and ten people, everybody chosen with the same chance of one half, all cases weighed exactly.
    const binomial = (n: number, k: number) => {
      let ways = 1
      for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step
      return ways / 2 ** n
    }
    let wrongly = 0
    for (let one = 0; one <= 12; one += 1) {
      for (let other = 0; other <= 10; other += 1) {
        const p = fisherExact({ chosen: one, decided: 12 }, { chosen: other, decided: 10 })
        if (p < 0.05) wrongly += binomial(12, one) * binomial(10, other)
      }
    }
    expect(wrongly).toBeLessThanOrEqual(0.05)
  })

  it('holds for as many people as a survey can have', () => {
    expect(fisherExact({ chosen: 2_500, decided: 5_000 }, { chosen: 2_500, decided: 5_000 })).toBeCloseTo(1, 6)
    expect(fisherExact({ chosen: 3_000, decided: 5_000 }, { chosen: 2_000, decided: 5_000 })).toBeLessThan(1e-60)
  })
})

describe('fairnessOf', () => {
  it('compares with the group that was chosen most often', () => {
    expect(fairnessOf([counted('FEMALE', 6, 30), counted('MALE', 20, 40)])).toEqual([
      {
        group: 'FEMALE',
        chosen: 6,
        decided: 30,
        finding: 'difference',
        rate: 0.2,
        impact_ratio: 0.4,
        p: expect.closeTo(fisherExact({ chosen: 6, decided: 30 }, { chosen: 20, decided: 40 }), 12),
      },
      { group: 'MALE', chosen: 20, decided: 40, finding: 'reference', rate: 0.5, impact_ratio: 1, p: 1 },
    ])
  })

  it('says unclear where chance can do as much, and alike from four fifths on', () => {
    const finding = (chosen: number) => fairnessOf([counted('a', chosen, 20), counted('b', 10, 20)])[0]?.finding
    expect(finding(8)).toBe('alike')
    expect(finding(7)).toBe('unclear')
    expect(finding(2)).toBe('difference')
  })

  it('asks more of each comparison the more there are', () => {
    const pair = [counted('a', 3, 20), counted('b', 10, 20)]
    const others = ['c', 'd', 'e', 'f'].map((group) => counted(group, 10, 20))
    expect(fairnessOf(pair)[0]?.finding).toBe('difference')
    expect(fairnessOf([...pair, ...others])[0]?.finding).toBe('unclear')
  })

  it('tells of a group that is too small neither how many nor how they fared', () => {
    const [small] = fairnessOf([counted('a', 1, fairnessMinimum - 1), counted('b', 5, 20), counted('c', 6, 20)])
    expect(small).toEqual({ group: 'a', finding: 'too_few' })
  })

  it.each([
    { why: 'only one group is large enough', groups: [counted('a', 5, 20), counted('b', 1, 3)] },
    { why: 'nobody was chosen', groups: [counted('a', 0, 20), counted('b', 0, 20)] },
    { why: 'there is nobody', groups: [counted('a', 0, 0), counted('b', 0, 0)] },
  ])('is too few to tell where $why', ({ groups }) => {
    expect(fairnessOf(groups).map(({ finding }) => finding)).toEqual(['too_few', 'too_few'])
  })

  it('has one reference, no ratio above one, and calls nothing different that reaches four fifths', () => {
    const groups = fc
      .array(shares, { minLength: 2, maxLength: 6 })
      .map((all) => all.map((share, index) => ({ ...share, group: String(index) })))
    fc.assert(
      fc.property(groups, (all) => {
        const told = fairnessOf(all).flatMap((group) => (group.finding === 'too_few' ? [] : [group]))
        expect(told.filter(({ finding }) => finding === 'reference')).toHaveLength(told.length > 0 ? 1 : 0)
        for (const { impact_ratio, finding, decided } of told) {
          expect(impact_ratio).toBeLessThanOrEqual(1)
          expect(decided).toBeGreaterThanOrEqual(fairnessMinimum)
          if (finding === 'difference' || finding === 'unclear') expect(impact_ratio).toBeLessThan(impactThreshold)
        }
      }),
    )
  })
})
