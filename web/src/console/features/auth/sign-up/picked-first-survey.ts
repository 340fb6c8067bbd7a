import { type FirstSurveyAnswers, firstSurveyAnswers } from '@catchpitch/contract/groups/first-survey'
import { stored } from '../../../../stored.ts'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What was answered about the job before signing up; null if nothing was, or what stands there cannot be an answer. */
export function pickedFirstSurvey(): FirstSurveyAnswers | null {
  const text = stored.get('firstSurvey')
  return text === null ? null : (firstSurveyAnswers.safeParse(readJson(text)).data ?? null)
}
