import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { languageFrom } from '@catchpitch/contract/languages'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './integrity-timeline.module.css'
import type { ReportInfo, ReportKey } from './report-query.ts'
import { Snapshots } from './snapshots.tsx'

type Timeline = Reply<'GET /my-surveys/{id}/integrity'>
type Event = Timeline['events'][number]

const kindWords = {
  [integrityEvent.tab_hidden]: 'reports.event.tabHidden',
  [integrityEvent.focus_lost]: 'reports.event.focusLost',
  [integrityEvent.cut]: 'reports.event.cut',
  [integrityEvent.copy]: 'reports.event.copy',
  [integrityEvent.paste]: 'reports.event.paste',
  [integrityEvent.right_click]: 'reports.event.rightClick',
  [integrityEvent.second_window]: 'reports.event.secondWindow',
  [integrityEvent.camera_off]: 'reports.event.cameraOff',
  [integrityEvent.network_changed]: 'reports.event.networkChanged',
  [integrityEvent.repeat_attempt]: 'reports.event.repeatAttempt',
  [integrityEvent.snapshot]: 'reports.event.snapshot',
} as const

/** What is known of an event besides its kind: how long, how much, from where to where. */
function useEvidence(): (event: Event) => string {
  const t = useT()
  const language = useLanguage()
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const countryOf = (code: string | null) => (code === null ? t('reports.unknownPlace') : countries.of(code))
  return ({ lasted_ms, characters, moved, situation }) =>
    [
      situation,
      lasted_ms >= 1000 ? t('reports.lasted', { seconds: Math.round(lasted_ms / 1000) }) : null,
      characters === null ? null : t('reports.characters', { characters }),
      moved && moved.from !== moved.to
        ? t('reports.moved', { from: countryOf(moved.from) ?? '', to: countryOf(moved.to) ?? '' })
        : null,
    ]
      .filter(Boolean)
      .join(' · ')
}

function EventRow({ event }: { event: Event }) {
  const t = useT()
  const evidenceOf = useEvidence()
  const language = languageFrom(useLanguage())
  const evidence = evidenceOf(event)
  return (
    <li className={classes.event}>
      <time dateTime={event.happened_at}>{formatTime(new Date(event.happened_at), language)}</time>
      <div>
        <p className={classes.kind}>{t(kindWords[event.kind])}</p>
        {evidence && <p className={classes.quiet}>{evidence}</p>}
        {event.explanation && (
          <blockquote className={classes.explanation}>
            <span className={classes.quiet}>{t('reports.explained')}</span>
            {event.explanation}
          </blockquote>
        )}
      </div>
    </li>
  )
}

function OtherRuns({ others }: Pick<Timeline, 'others'>) {
  const t = useT()
  const language = languageFrom(useLanguage())
  if (others.length === 0) return null
  return (
    <section className={classes.card} aria-labelledby="other-runs">
      <h2 id="other-runs">{t('reports.others')}</h2>
      <p className={classes.quiet}>{t('reports.othersText')}</p>
      <ul className={classes.others}>
        {others.map(({ id, survey, started_at, completed_at }) => (
          <li key={id}>
            {completed_at === null ? (
              survey.name
            ) : (
              <Link to="/surveys/results/view" search={{ id, tab: undefined, level: undefined }}>
                {survey.name}
              </Link>
            )}
            <span className={classes.quiet}>{formatDay(new Date(completed_at ?? started_at), language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type IntegrityTimelineProps = { info: ReportInfo; reportKey: ReportKey }

/** What was recorded beside the answers, with its evidence and what the person said about it. People judge; nothing is counted up. */
export function IntegrityTimeline({ info, reportKey: { id, group_id } }: IntegrityTimelineProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(
    readQuery('GET /my-surveys/{id}/integrity', {
      params: { id: info.survey.id },
      query: { group_id, result_id: id },
    }),
  )
  if (!data) return <NotYet error={error} onRetry={refetch} />
  const nothing = data.policy === integrityPolicy.none ? 'reports.notRecorded' : 'reports.nothingHappened'
  return (
    <div className={classes.page}>
      <p className={classes.note}>{t('reports.integrityText')}</p>
      <section className={classes.card} aria-labelledby="timeline">
        <h2 id="timeline">{t('reports.timeline')}</h2>
        {data.events.length === 0 ? (
          <p className={classes.quiet}>{t(nothing)}</p>
        ) : (
          <ol className={classes.events}>
            {data.events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ol>
        )}
      </section>
      {data.snapshots > 0 && info.can.see_snapshots && (
        <Snapshots reportKey={{ id, group_id }} count={data.snapshots} />
      )}
      <OtherRuns others={data.others} />
    </div>
  )
}
