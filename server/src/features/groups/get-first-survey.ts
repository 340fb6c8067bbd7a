import { firstSurveyAnswers } from '@catchpitch/contract/groups/first-survey'
import type { Language } from '@catchpitch/contract/languages'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { findNames } from '#features/options/options.public'
import type { Connection } from '#platform/db/database'
import { choicesOf } from './first-survey.rules.ts'
import { findFirstSurvey } from './groups.queries.ts'

/** What waits with a company for its first survey, named as the reader reads it. */
export async function getFirstSurvey(db: Connection, group_id: string, language: Language) {
  const kept = await findFirstSurvey(db, group_id)
  if (kept === null) return null
  const answers = firstSurveyAnswers.parse(kept)
  const named = await findNames(db, choicesOf(answers), language)
  const option = (list: OptionList) => {
    const found = named.find((row) => row.list === list)
    return found ? { code: found.code, name: found.name } : null
  }
  const supervised = option('supervision')
  return {
    job_position: option('job_position'),
    goal_type: option('goal_type'),
    supervision:
      answers.supervision === null || supervised === null ? null : { id: answers.supervision, name: supervised.name },
  }
}
