import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom, languageName } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Outline } from '../../../ui/kit/skeleton.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { StandingBadge } from '../../standing/standing-badge.tsx'
import { Tabs, viewTab } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import { Neighbours } from './neighbours.tsx'
import { OutcomeButton, useOutcomeWords } from './outcome-button.tsx'
import classes from './report-page.module.css'
import { infoQuery, type ReportInfo, type ReportKey } from './report-query.ts'
import { type ReportTab, reportTabs } from './report-tabs.ts'
import { ShareButton } from './share-button.tsx'
import { ToResults } from './to-results.tsx'
import { UnmaskButton } from './unmask-button.tsx'
import { UserStatements } from './user-statements.tsx'

const route = '/signed-in/surveys/results/view'

type TabProps = { info: ReportInfo; reportKey: ReportKey }

/** Whoever opens a report begins with what was written; the others come when they are asked for. */
const others = {
  results: lazy(async () => ({ default: (await import('./user-results.tsx')).UserResults })),
  integrity: lazy(async () => ({ default: (await import('./integrity-timeline.tsx')).IntegrityTimeline })),
  team: lazy(async () => ({ default: (await import('./team-voices.tsx')).TeamVoices })),
  guide: lazy(async () => ({ default: (await import('./interview-guide.tsx')).InterviewGuide })),
} satisfies Record<string, ComponentType<TabProps>>

function ReportTabs() {
  const t = useT()
  const address = useSearch({ from: route })
  return (
    <Tabs label={t('reports.tabs')}>
      {reportTabs.map(({ key, label }) => (
        <Link
          key={label}
          to="/surveys/results/view"
          search={{ ...address, tab: key }}
          {...viewTab(key === address.tab)}
        >
          {t(label)}
        </Link>
      ))}
    </Tabs>
  )
}

/** What was written and what it comes to have pages made for paper; the other tabs are printed as they are. */
function PrintButton({ id, tab }: { id: string; tab: ReportTab }) {
  const t = useT()
  const icon = <IconPrinter size={18} aria-hidden />
  if (tab !== undefined && tab !== 'results') {
    return (
      <Button variant="default" leftSection={icon} onClick={() => window.print()}>
        {t('reports.print')}
      </Button>
    )
  }
  const to = tab === 'results' ? '/dynamic/export/preview' : '/organic/export/preview'
  return (
    <Button
      variant="default"
      leftSection={icon}
      renderRoot={(props) => <Link to={to} search={{ ids: id }} target="_blank" {...props} />}
    >
      {t('reports.print')}
    </Button>
  )
}

function Report({ info, reportKey }: { info: ReportInfo; reportKey: ReportKey }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { tab, list, keyword, filter, order } = useSearch({ from: route })
  const { person, survey } = info
  const completed = new Date(info.completed_at)
  const became = useOutcomeWords(info.outcome)
  const mayShare = may(usePerson(), 'result.export')
  const Tab = tab === undefined ? UserStatements : others[tab]
  return (
    <ShellPage
      name="surveys.results.view"
      title={person.name ?? person.code}
      above={
        <Link
          to="/surveys/$id/results"
          params={{ id: survey.id }}
          // Back to the list as it was left; that of all surveys has another grammar.
          search={list === undefined ? { keyword, filter, order } : {}}
        >
          {survey.name}
        </Link>
      }
      badge={
        <>
          {person.name !== null && <span className={classes.code}>{person.code}</span>}
          <StandingBadge status={person.status} />
          {became !== null && <span className={classes.code}>{became}</span>}
        </>
      }
      lead={t('reports.lead', {
        day: formatDay(completed, language),
        time: formatTime(completed, language),
        count: info.situations,
        language: languageName[info.language],
      })}
      actions={
        <div className={classes.actions}>
          {info.can.unmask && <UnmaskButton reportKey={reportKey} code={person.code} />}
          {info.can.note_outcome && (
            <OutcomeButton reportKey={reportKey} name={person.name ?? person.code} outcome={info.outcome} />
          )}
          {mayShare && <ShareButton reportKey={reportKey} name={person.name ?? person.code} />}
          <PrintButton id={person.id} tab={tab} />
          <Neighbours place={info.place} />
        </div>
      }
    >
      <ReportTabs />
      {/* Another person is another page: nothing that was opened for the one before stays. */}
      <Suspense fallback={<Outline />}>
        <Tab key={reportKey.id} info={info} reportKey={reportKey} />
      </Suspense>
    </ShellPage>
  )
}

/** One person's answers: as they wrote them, and what follows from them. */
export function ReportPage() {
  const t = useT()
  const { id, list, keyword, filter, order } = useSearch({ from: route })
  const { company } = usePerson()
  const key = { id: id ?? '', group_id: company?.id ?? '' }
  const { data, error, refetch } = useQuery({
    ...infoQuery({ ...key, list, keyword, filter, order }),
    enabled: id !== undefined,
  })
  if (data) return <Report info={data} reportKey={key} />
  return (
    <ShellPage name="surveys.results.view" title={t('reports.title')}>
      {id === undefined && (
        <EmptyState picture="answers" title={t('reports.nobody')} text={t('reports.nobodyText')}>
          <ToResults />
        </EmptyState>
      )}
      {id !== undefined && <NotYet error={error} onRetry={refetch} />}
    </ShellPage>
  )
}
