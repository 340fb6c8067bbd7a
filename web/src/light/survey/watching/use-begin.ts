import type { TestState } from '@catchpitch/contract/respondent/test'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { useState } from 'react'
import type { Survey } from '../keeping/survey.ts'

/** Begins the survey, or first asks for the camera where the survey wants one. */
export function useBegin(survey: Survey, view: TestState) {
  const [isChecking, setIsChecking] = useState(false)
  const begin = () => {
    if (view.integrity_policy === integrityPolicy.events_and_snapshots) setIsChecking(true)
    else survey.goOn(view)
  }
  return { isChecking, begin }
}
