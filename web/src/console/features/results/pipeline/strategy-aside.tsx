import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../words.ts'
import type { SurveyKey } from '../results-list.ts'
import classes from './board.module.css'
import { strategyQuery } from './pipeline-query.ts'

/** The way of hiring that this survey follows, beside the people who go it. */
export function StrategyAside({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const { data: strategy } = useQuery(strategyQuery(survey))
  if (!strategy) return null
  return (
    <details className={classes.strategy}>
      <summary>
        {t('pipeline.strategy')}
        {strategy.steps.length > 0 && <span className={classes.quiet}>{strategy.name}</span>}
      </summary>
      {strategy.steps.length === 0 ? (
        <p className={classes.quiet}>
          {t('pipeline.strategyNone')}{' '}
          <Link to="/surveys/$id/hiring-strategy" params={{ id: survey.id }}>
            {t('pipeline.pick')}
          </Link>
        </p>
      ) : (
        <ol className={classes.steps}>
          {strategy.steps.map(({ name, description }) => (
            <li key={name}>
              <strong>{name}</strong>
              {description !== '' && <span className={classes.quiet}>{description}</span>}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
