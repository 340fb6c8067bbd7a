import { type Control, controlValue } from '../control.ts'
import { type Feeling, type FeelingsScale, feelingValue } from '../feeling.ts'
import type { PersonResult } from '../person-result.ts'
import { resultOf } from './answers.ts'

/** How likely a person is to answer towards the upper end, from 0 to 1; a half favours neither. */
export type Leaning = { feeling: number; control: number }

type Chance<Answer> = { answer: Answer; probability: number }

/** Numbers from 0 to 1 that come in the same order for the same seed, so that a test never fails by chance. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function pick<Answer>(chances: readonly Chance<Answer>[], number: number): Answer {
  let passed = 0
  const chosen = chances.find(({ probability }) => {
    passed += probability
    return number < passed
  })
  if (chosen === undefined) throw new Error('the chances do not sum to one')
  return chosen.answer
}

function feelingChances(scale: FeelingsScale, leaning: number): Chance<Feeling>[] {
  const up = leaning
  const down = 1 - leaning
  if (scale === 2) {
    return [
      { answer: 1, probability: down },
      { answer: 2, probability: up },
    ]
  }
  return [
    { answer: 1, probability: down / 2 },
    { answer: 2, probability: down / 2 },
    { answer: 3, probability: up / 2 },
    { answer: 4, probability: up / 2 },
  ]
}

function controlChances(leaning: number): Chance<Control>[] {
  return [
    { answer: 1, probability: leaning ** 2 },
    { answer: 2, probability: 2 * leaning * (1 - leaning) },
    { answer: 3, probability: (1 - leaning) ** 2 },
  ]
}

const expected = <Answer>(chances: readonly Chance<Answer>[], value: (answer: Answer) => number) =>
  chances.reduce((sum, { answer, probability }) => sum + probability * value(answer), 0)

/** Draws people who all lean alike: where they stand is known, and what they answer is chance round it. */
export function imaginedPerson(settings: {
  scale: FeelingsScale
  situations: number
  statements: number
  leaning: Leaning
  seed: number
}): () => { result: PersonResult; stands: { x: number; y: number } } {
  const { scale, leaning } = settings
  const next = numbersFrom(settings.seed)
  const feelings = feelingChances(scale, leaning.feeling)
  const controls = controlChances(leaning.control)
  const stands = {
    x: expected(feelings, (feeling) => feelingValue(feeling, scale)),
    y: expected(controls, controlValue),
  }
  const statement = () => ({ feeling: pick(feelings, next()), control: pick(controls, next()) })
  const situation = (_: unknown, index: number) => ({
    situation_id: String(index),
    scale,
    statements: Array.from({ length: settings.statements }, statement),
  })
  return () => ({ result: resultOf(Array.from({ length: settings.situations }, situation)), stands })
}
