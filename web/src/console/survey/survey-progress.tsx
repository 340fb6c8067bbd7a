import { useT } from '../words.ts'
import classes from './survey-progress.module.css'

type SurveyProgressProps = { participants: { invited: number; started: number; completed: number } }

/** How many of those invited have come how far, as one bar. */
export function SurveyProgress({ participants: { invited, started, completed } }: SurveyProgressProps) {
  const t = useT()
  const share = (count: number) => `${invited === 0 ? 0 : (count / invited) * 100}%`
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ width: share(started) }} />
        <span style={{ width: share(completed) }} />
      </div>
      <p className={classes.figures}>
        <span>{t('surveys.invitedCount', { count: invited })}</span>
        <span>{t('surveys.startedCount', { count: started })}</span>
        <span>{t('surveys.completedCount', { count: completed })}</span>
      </p>
    </div>
  )
}
