import { ageRangeAt, ageRangeLabel, gender } from '@catchpitch/contract/fields/born-on'
import { type CountedGroup, fairnessMinimum, fairnessOf } from '@catchpitch/method/fairness'
import type { Settled } from './fairness.queries.ts'

const ages = Object.values(ageRangeLabel)

/** Each group of a kind with its sums; whoever has not told is in none. */
function grouped(rows: readonly Settled[], groups: readonly string[], groupOf: (row: Settled) => string | null) {
  return groups.map((group): CountedGroup => {
    const own = rows.filter((row) => groupOf(row) === group)
    return {
      group,
      decided: own.reduce((sum, { decided }) => sum + decided, 0),
      chosen: own.reduce((sum, { chosen }) => sum + chosen, 0),
    }
  })
}

/** How fairly a survey was decided, as far as there are enough people to tell. */
export function presentFairness(rows: readonly Settled[]) {
  const byGender = grouped(rows, gender.options, (row) => row.gender)
  const byAge = grouped(rows, ages, ({ age }) => (age === null ? null : ageRangeLabel[ageRangeAt(age)]))
  return {
    decided: rows.reduce((sum, { decided }) => sum + decided, 0),
    minimum: fairnessMinimum,
    splits: [
      { by: 'gender' as const, groups: fairnessOf(byGender) },
      { by: 'age_range' as const, groups: fairnessOf(byAge) },
    ],
  }
}
