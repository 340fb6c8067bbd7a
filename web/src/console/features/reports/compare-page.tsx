import { comparePeople } from '@catchpitch/method/distinguishable'
import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShadeShares } from '../../shades/shade-shares.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { StandingBadge } from '../../standing/standing-badge.tsx'
import { useT } from '../../words.ts'
import classes from './compare-page.module.css'
import { MethodNote } from './method-note.tsx'
import { PlaceMap } from './place-map.tsx'
import { usePlaceWords } from './place-words.ts'
import { type DynamicReport, dynamicQuery, type ReportedPerson } from './report-query.ts'
import { ToResults } from './to-results.tsx'

const comparisonWords = {
  distinguishable: 'reports.distinguishable',
  not_distinguishable: 'reports.notDistinguishable',
  not_enough_to_say: 'results.notEnough',
} as const

const calledOf = ({ name, code }: ReportedPerson) => name ?? code

/** Every two of them once. It holds for a pair and does not carry over, so there is no order to be made of it. */
function Pairs({ people }: Pick<DynamicReport, 'people'>) {
  const t = useT()
  const pairs = people.flatMap((one, index) => people.slice(index + 1).map((other) => ({ one, other })))
  return (
    <ul className={classes.pairs}>
      {pairs.map(({ one, other }) => (
        <li key={`${one.id} ${other.id}`}>
          <b>{t('reports.pair', { one: calledOf(one), other: calledOf(other) })}</b>
          <span>{t(comparisonWords[comparePeople(one, other)])}</span>
        </li>
      ))}
    </ul>
  )
}

function PersonColumn({ person, index }: { person: ReportedPerson; index: number }) {
  const t = useT()
  const words = usePlaceWords()
  const title = `compared-${person.id}`
  return (
    <section className={classes.person} data-person={index + 1} aria-labelledby={title}>
      <header>
        <h2 id={title}>
          <span className={classes.number}>{index + 1}</span>
          <Link to="/surveys/results/view" search={{ id: person.id, tab: undefined, level: undefined }}>
            {calledOf(person)}
          </Link>
        </h2>
        <StandingBadge status={person.status} />
      </header>
      <p>{words.place(person)}</p>
      {isEnoughToSay(person) && <p>{words.alignment(person)}</p>}
      <ShadeShares label={t('reports.shadesOf', { name: calledOf(person) })} shades={person.shades} />
    </section>
  )
}

function Comparison({ report, group_id }: { report: DynamicReport; group_id: string }) {
  const t = useT()
  return (
    <>
      <MethodNote className={classes.note} />
      <div className={classes.together}>
        <PlaceMap report={report} group_id={group_id} />
        <div>
          <h2 className={classes.title}>{t('reports.pairs')}</h2>
          <p className={classes.note}>{t('reports.pairsText')}</p>
          <Pairs people={report.people} />
        </div>
      </div>
      <div className={classes.people} data-count={report.people.length}>
        {report.people.map((person, index) => (
          <PersonColumn key={person.id} person={person} index={index} />
        ))}
      </div>
    </>
  )
}

/** Two to four people of one survey side by side. */
export function ComparePage() {
  const t = useT()
  const { ids = '' } = useSearch({ from: '/signed-in/surveys/results/compare' })
  const { company } = usePerson()
  const group_id = company?.id ?? ''
  const wanted = [...new Set(ids.split(',').filter(Boolean))]
  const isComparable = wanted.length >= 2 && wanted.length <= 4
  const { data, error, refetch } = useQuery({ ...dynamicQuery(group_id, wanted), enabled: isComparable })
  const body = () => {
    if (!isComparable) {
      return (
        <EmptyState picture="answers" title={t('reports.compareNobody')} text={t('reports.compareNobodyText')}>
          <ToResults />
        </EmptyState>
      )
    }
    if (data) return <Comparison report={data} group_id={group_id} />
    return <NotYet error={error} onRetry={refetch} />
  }
  return (
    <ShellPage
      name="surveys.results.compare"
      title={t('reports.compare')}
      above={
        data && (
          <Link to="/surveys/$id/results" params={{ id: data.survey.id }}>
            {data.survey.name}
          </Link>
        )
      }
    >
      {body()}
    </ShellPage>
  )
}
