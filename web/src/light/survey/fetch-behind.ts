import { addWords } from '../../i18n/translator.ts'
import { patiently } from './patiently.ts'
import { surveyWords } from './survey-words.ts'

const load = () => import('./steps/later-step.tsx')
let steps: ReturnType<typeof load> | null = null
let words: Promise<void> | null = null

/**
 * Everything after the first screen, in one file. It is fetched while the first one is read, so that no step has to be
 * fetched when the connection may be gone, and the first paint waits for none of it.
 */
export function fetchLaterSteps(): ReturnType<typeof load> {
  steps ??= patiently(load)
  return steps
}

/** What the survey says, for who comes by the link: that page has words enough of its own. */
export function fetchSurveyWords(): Promise<void> {
  words ??= patiently(() => addWords(surveyWords))
  return words
}
