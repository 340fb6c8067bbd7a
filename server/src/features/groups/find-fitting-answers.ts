import type { FirstSurveyAnswers } from '@catchpitch/contract/groups/first-survey'
import { findOffered } from '#features/options/options.public'
import type { Connection } from '#platform/db/database'
import { choicesOf, fittingAnswers } from './first-survey.rules.ts'

/** What of the answers given before signing up the company begins with. */
export async function findFittingAnswers(
  db: Connection,
  answers: FirstSurveyAnswers | null,
): Promise<FirstSurveyAnswers | null> {
  const choices = answers === null ? [] : choicesOf(answers)
  if (answers === null || choices.length === 0) return null
  return fittingAnswers(answers, await findOffered(db, choices))
}
