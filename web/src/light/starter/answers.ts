import { type Supervision, supervision } from '@catchpitch/contract/surveys/supervision'
import { stored } from '../../stored.ts'

/** What was answered so far; null for what was not, or was skipped. */
export type Answers = {
  job_position: string | null
  goal_type: string | null
  supervision: Supervision | null
}

const nothing: Answers = { job_position: null, goal_type: null, supervision: null }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function readJson(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Anything can stand in a browser's storage; what cannot be an answer is none. */
export function answersFrom(text: string | null): Answers {
  const kept = new Map<string, unknown>(Object.entries(readJson(text)))
  return {
    job_position: textOf(kept.get('job_position')),
    goal_type: textOf(kept.get('goal_type')),
    supervision: Object.values(supervision).find((value) => value === kept.get('supervision')) ?? null,
  }
}

/** Kept on this device, and nowhere else until the company signs up. */
export const keptAnswers = {
  read: (): Answers => answersFrom(stored.get('firstSurvey')),

  write(answers: Answers): void {
    const isEmpty = Object.keys(nothing).every((name) => new Map(Object.entries(answers)).get(name) === null)
    if (isEmpty) stored.remove('firstSurvey')
    else stored.set('firstSurvey', JSON.stringify(answers))
  },
}
