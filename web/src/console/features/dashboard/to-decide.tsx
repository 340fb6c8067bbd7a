import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import { Card } from './card.tsx'
import classes from './to-decide.module.css'

/** The surveys whose people wait for an answer, the most of them on top. */
export function ToDecide({ surveys }: { surveys: Reply<'GET /dashboard'>['to_decide'] }) {
  const t = useT()
  const language = useLanguage()
  return (
    <Card title={t('board.toDecide')}>
      {surveys.length === 0 && <p className={classes.none}>{t('board.allDecided')}</p>}
      <ul className={classes.surveys}>
        {surveys.map(({ id, name, undecided }) => (
          <li key={id}>
            <Link
              className={classes.survey}
              to="/surveys/$id/results"
              params={{ id }}
              search={{ filter: 'status:undecided' }}
            >
              <span>{name}</span>
              <strong>{formatCount(undecided, language)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
