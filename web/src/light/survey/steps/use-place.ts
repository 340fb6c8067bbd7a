import type { SurveySnapshot } from '../keeping/survey.ts'
import { useSurveyT } from '../survey-words.ts'

/** Where one is, in a few words, by what the step is called. */
export function usePlace({ content, view, isPractice }: SurveySnapshot): (step: string) => string {
  const t = useSurveyT()
  return (step) =>
    isPractice
      ? t('survey.practice.place', { step })
      : t('survey.place', { topic: view.topic, count: content.topics.length, step })
}
