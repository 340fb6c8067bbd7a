import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './figures.module.css'

const { queued, sent, opened, started, completed } = inviteState

type FigureProps = { label: string; count: number; note?: ReactNode; urgent?: boolean }

function Figure({ label, count, note, urgent = false }: FigureProps) {
  const language = useLanguage()
  return (
    <>
      <span className={classes.label}>{label}</span>
      <strong className={classes.count} data-none={count === 0 || undefined}>
        {formatCount(count, language)}
      </strong>
      <span className={classes.note} data-urgent={urgent || undefined}>
        {note}
      </span>
    </>
  )
}

/** The company at a glance. Each figure leads to the list that it was counted from. */
export function Figures({ board }: { board: Reply<'GET /dashboard'> }) {
  const t = useT()
  const { surveys, people, undecided } = board
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        {t('board.figures')}
      </h2>
      <ul className={classes.figures}>
        <li>
          <Link className={classes.figure} to="/surveys" search={{ filter: `status:${surveyStatus.live};expired:no` }}>
            <Figure
              label={t('board.running')}
              count={surveys.running}
              note={
                surveys.ending > 0
                  ? t('board.ending', { count: surveys.ending })
                  : t('board.drafts', { count: surveys.draft })
              }
              urgent={surveys.ending > 0}
            />
          </Link>
        </li>
        <li>
          <Link
            className={classes.figure}
            to="/surveys/participants"
            search={{ filter: `state:${[queued, sent, opened].join(',')}` }}
          >
            <Figure
              label={t('board.waiting')}
              count={people.waiting}
              note={people.failed > 0 ? t('board.failed', { count: people.failed }) : t('board.waitingNote')}
              urgent={people.failed > 0}
            />
          </Link>
        </li>
        <li>
          <Link className={classes.figure} to="/surveys/participants" search={{ filter: `state:${started}` }}>
            <Figure label={t('board.started')} count={people.started} note={t('board.startedNote')} />
          </Link>
        </li>
        <li>
          <Link className={classes.figure} to="/surveys/participants" search={{ filter: `state:${completed}` }}>
            <Figure label={t('board.completed')} count={people.completed} note={t('board.completedNote')} />
          </Link>
        </li>
        <li>
          <Link className={classes.figure} to="/surveys/results" search={{ filter: 'status:undecided' }}>
            <Figure label={t('board.undecided')} count={undecided} note={t('board.undecidedNote')} />
          </Link>
        </li>
      </ul>
    </section>
  )
}
