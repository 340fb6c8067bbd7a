import { describe, expect, it } from 'vitest'
import { passagesOf } from './funnel.ts'

describe('passagesOf', () => {
  it('tells of each step how many of the one before came, and how many did not', () => {
    expect(passagesOf([{ people: 40 }, { people: 30 }, { people: 30 }, { people: 0 }, { people: 0 }])).toEqual([
      { lost: 0, share: 1 },
      { lost: 10, share: 0.75 },
      { lost: 0, share: 1 },
      { lost: 30, share: 0 },
      { lost: 0, share: null },
    ])
  })

  it('gives no share of nobody', () => {
    expect(passagesOf([{ people: 0 }, { people: 0 }])).toEqual([
      { lost: 0, share: null },
      { lost: 0, share: null },
    ])
  })
})
