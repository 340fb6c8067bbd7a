import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { useT } from '../words.ts'
import classes from './survey-state.module.css'

const stateKeys = {
  [surveyStatus.draft]: 'surveys.draft',
  [surveyStatus.live]: 'surveys.live',
  [surveyStatus.closed]: 'surveys.closed',
} as const

/** Whether a survey is still being made, takes people in, or is over. */
export function SurveyState({ status }: { status: keyof typeof stateKeys }) {
  const t = useT()
  return (
    <span className={classes.state} data-live={status === surveyStatus.live || undefined}>
      {t(stateKeys[status])}
    </span>
  )
}
