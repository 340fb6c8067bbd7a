import { formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../../api/calls.ts'
import { useLanguage } from '../../../../i18n/translator.ts'
import { SideDrawer } from '../../../../ui/kit/side-drawer.tsx'
import { pathsByTopic } from '../../../live/stale-paths.ts'
import { NotYet } from '../../../not-yet.tsx'
import { usePerson } from '../../../person/load-person.ts'
import { may } from '../../../person/person.ts'
import { readQuery, useWrite } from '../../../queries.ts'
import { StandingBadge } from '../../../standing/standing-badge.tsx'
import { toast } from '../../../toast.ts'
import { useMoment } from '../../../use-moment.ts'
import { useT } from '../../../words.ts'
import classes from './recent-drawer.module.css'

type Decision = Reply<'GET /my-surveys/recent-decisions'>[number]

/** Its time runs out by itself, and then the mails go: nobody is told of either. */
const look_again_ms = 15_000

const isRunning = ({ undo_until, mails }: Decision) => undo_until !== null || mails === 'waiting'

/** About whom: the first of them by name or code, and how many more. */
function useWhom(): (decision: Decision) => string {
  const t = useT()
  return ({ people, count }) => {
    const named = people.map(({ name, code }) => name ?? code)
    const more = count - named.length
    if (named.length === 0) return t('recent.count', { count })
    return more > 0 ? `${named.join(', ')} ${t('recent.andMore', { count: more })}` : named.join(', ')
  }
}

function useMailsOf(): (decision: Decision) => string {
  const t = useT()
  const language = languageFrom(useLanguage())
  return ({ mails, undo_until }) => {
    const time = undo_until === null ? null : formatTime(new Date(undo_until), language)
    if (mails === 'sent') return t('recent.sent')
    if (mails === 'waiting' && time !== null) return t('recent.waiting', { time })
    return time === null ? t('recent.quiet') : `${t('recent.quiet')} ${t('recent.until', { time })}`
  }
}

type RowProps = { decision: Decision; group_id: string; showsSurvey: boolean }

function DecisionRow({ decision, group_id, showsSurvey }: RowProps) {
  const t = useT()
  const momentOf = useMoment()
  const whom = useWhom()(decision)
  const told = useMailsOf()(decision)
  const canUndo = may(usePerson(), 'result.decide') && decision.undo_until !== null
  const takeBack = useWrite('POST /my-surveys/survey-result-status/undo', { stale: pathsByTopic.results })
  const { id, survey, status, reason, by, decided_at, is_undone } = decision
  const undo = () =>
    takeBack.mutate(
      { query: { group_id }, body: { id } },
      {
        onSuccess: () => toast('done', t('decide.undone')),
        onError: ({ message }) => toast('failed', message),
      },
    )
  return (
    <li className={classes.decision} data-undone={is_undone || undefined}>
      <p className={classes.what}>
        <StandingBadge status={status} />
        <span className={classes.whom}>{whom}</span>
      </p>
      {showsSurvey && (
        <Link to="/surveys/$id/results" params={{ id: survey.id }} className={classes.survey}>
          {survey.name}
        </Link>
      )}
      {reason && <p className={classes.reason}>{reason}</p>}
      <p className={classes.quiet}>
        {t('recent.by', { name: by ?? t('recent.somebody'), moment: momentOf(decided_at) })}
      </p>
      <p className={classes.quiet}>{is_undone ? t('recent.undone') : told}</p>
      {canUndo && (
        <Button
          size="sm"
          variant="default"
          className={classes.undo}
          aria-label={t('recent.undoOf', { what: whom })}
          loading={takeBack.isPending}
          onClick={undo}
        >
          {t('recent.undo')}
        </Button>
      )}
    </li>
  )
}

type RecentDrawerProps = { group_id: string; survey_id?: string; opened: boolean; onClose: () => void }

/** The last decisions, of a survey or of all: who, about whom, why, and whether they have been told. */
export function RecentDrawer({ group_id, survey_id, opened, onClose }: RecentDrawerProps) {
  const t = useT()
  const query = survey_id === undefined ? { group_id } : { group_id, survey_id }
  const { data, error, refetch } = useQuery({
    ...readQuery('GET /my-surveys/recent-decisions', { query }),
    enabled: opened,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? look_again_ms : false),
  })
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="md"
      title={t('results.recent')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <p className={classes.quiet}>{t('recent.lead')}</p>
      {!data && <NotYet shape="lines" of="list" error={error} onRetry={refetch} />}
      {data?.length === 0 && <p className={classes.none}>{t('recent.none')}</p>}
      {data && data.length > 0 && (
        <ol className={classes.decisions}>
          {data.map((decision) => (
            <DecisionRow
              key={decision.id}
              decision={decision}
              group_id={group_id}
              showsSurvey={survey_id === undefined}
            />
          ))}
        </ol>
      )}
    </SideDrawer>
  )
}
