import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { ExpiryBadge } from '../../survey/expiry-badge.tsx'
import { SurveyProgress } from '../../survey/survey-progress.tsx'
import { useT } from '../../words.ts'
import { Card } from './card.tsx'
import classes from './running-surveys.module.css'

type RunningSurveysProps = Pick<Reply<'GET /dashboard'>, 'surveys' | 'running'>

/** The surveys that take people in, those that end first on top. */
export function RunningSurveys({ surveys, running }: RunningSurveysProps) {
  const t = useT()
  return (
    <Card title={t('board.runningSurveys')} more={<Link to="/surveys">{t('board.allSurveys')}</Link>}>
      {running.length === 0 && (
        <p className={classes.none}>
          {t('board.noneRunning')}{' '}
          {surveys.draft > 0 && (
            <Link to="/surveys" search={{ filter: `status:${surveyStatus.draft}` }}>
              {t('board.seeDrafts', { count: surveys.draft })}
            </Link>
          )}
        </p>
      )}
      <ul className={classes.surveys}>
        {running.map(({ id, name, expires_at, participants }) => (
          <li key={id} className={classes.survey}>
            <div className={classes.line}>
              <Link className={classes.name} to="/surveys/$id/overview" params={{ id }}>
                {name}
              </Link>
              <ExpiryBadge expires_at={expires_at} />
            </div>
            <SurveyProgress participants={participants} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
