import fc from 'fast-check'
import { controls, isControl } from '../control.ts'
import { type FeelingsScale, isFeeling } from '../feeling.ts'
import { type PersonResult, personResult } from '../person-result.ts'
import type { RatedStatement } from '../place.ts'
import { type RatedSituation, type SituationResult, situationResult } from '../situation-result.ts'

export const scales: fc.Arbitrary<FeelingsScale> = fc.constantFrom(2, 4)

const offered = { feelings: { 2: [1, 2], 4: [1, 2, 3, 4] }, controls: Object.values(controls) } as const

/** Every pair of answers that one statement can get. */
const everyStatement = (scale: FeelingsScale): RatedStatement[] =>
  offered.feelings[scale].flatMap((feeling) => offered.controls.map((control) => ({ feeling, control })))

/** Any statements of one situation, the most important first. Below eight too: the formulas hold from two on. */
export function statementsOf(scale: FeelingsScale): fc.Arbitrary<RatedStatement[]> {
  return fc.array(fc.constantFrom(...everyStatement(scale)), { minLength: 2, maxLength: 12 })
}

export function situationsOf(scale: FeelingsScale): fc.Arbitrary<RatedSituation> {
  return statementsOf(scale).map((statements) => ({ situation_id: 'any', scale, statements }))
}

export const situations: fc.Arbitrary<RatedSituation> = scales.chain(situationsOf)

/** Any answers to one survey, which has one scale. */
export function answersTo(
  scale: FeelingsScale,
  { least, most }: { least: number; most: number } = { least: 1, most: 6 },
): fc.Arbitrary<RatedSituation[]> {
  return fc.array(situationsOf(scale), { minLength: least, maxLength: most })
}

export const answers: fc.Arbitrary<RatedSituation[]> = scales.chain((scale) => answersTo(scale))

/** Two people who answered the same survey, with enough situations to be compared. */
export const pairs = scales
  .chain((scale) => fc.tuple(answersTo(scale, { least: 3, most: 6 }), answersTo(scale, { least: 3, most: 6 })))
  .map(([one, other]) => ({ one: resultOf(one), other: resultOf(other) }))

export function resultOfSituation(situation: RatedSituation): SituationResult {
  const result = situationResult(situation)
  if (result === null) throw new Error('too few statements for a result')
  return result
}

export function resultOf(answered: readonly RatedSituation[]): PersonResult {
  const result = personResult(answered.map(resultOfSituation))
  if (result === null) throw new Error('no situations, so no result')
  return result
}

/** The same answers with every feeling turned into its opposite. */
export function withFeelingsTurned(situation: RatedSituation): RatedSituation {
  const { scale } = situation
  const statements = situation.statements.map(({ feeling, control }) => {
    const turned = scale + 1 - feeling
    if (!isFeeling(turned, scale)) throw new Error(`${turned} is no feeling`)
    return { feeling: turned, control }
  })
  return { ...situation, statements }
}

/** The same answers with Much and None exchanged. */
export function withControlsTurned(situation: RatedSituation): RatedSituation {
  const statements = situation.statements.map(({ feeling, control }) => {
    const turned = controls.much + controls.none - control
    if (!isControl(turned)) throw new Error(`${turned} is no control`)
    return { feeling, control: turned }
  })
  return { ...situation, statements }
}
