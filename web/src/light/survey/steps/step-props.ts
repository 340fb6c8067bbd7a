import type { Survey, SurveySnapshot } from '../keeping/survey.ts'
import type { SurveyPath } from '../survey-path.ts'

export type StepProps = {
  survey: Survey
  snapshot: SurveySnapshot
  path: SurveyPath
  onOverview: () => void
  /** Changes between typing and speaking; null where only one of them is offered. */
  onSay: (() => void) | null
}
