import type { Survey, SurveySnapshot } from '../keeping/survey.ts'
import type { SurveyPath } from '../survey-path.ts'

export type StepProps = {
  survey: Survey
  snapshot: SurveySnapshot
  path: SurveyPath
  /** Left out where there are no topics to look at. */
  onOverview?: (() => void) | undefined
}
