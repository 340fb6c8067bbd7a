import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { type List, useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { StandingBadge } from '../../standing/standing-badge.tsx'
import { surveyByHashId, surveysLike } from '../../survey/surveys-by-name.ts'
import { useT } from '../../words.ts'
import { Moment, TwoLines } from './all-results-cells.tsx'
import { type CompanyResult, companyResultsGrammar, companyResultsQuery } from './company-results-list.ts'
import { nameOf } from './deciding/decidable.ts'
import { Flag, ReadLink } from './deciding/person-cells.tsx'
import { RecentButton } from './deciding/recent-button.tsx'
import { useExport } from './exporting/use-export.tsx'
import { whomOf } from './exporting/whom.ts'
import { readFrom } from './read-from.ts'
import { useAskedFilters, useDayFilter, useDayName, useStandingFilters } from './use-result-filters.ts'

const kinds = [0, 1, 2, 3, 4, 5, 6] as const
const kindOf = (value: number) => kinds.find((kind) => kind === value) ?? 0

function useColumns(): readonly ListColumn<CompanyResult>[] {
  const t = useT()
  return [
    {
      key: 'person',
      title: t('results.person'),
      fixed: true,
      cell: ({ name, code }) => (name === null ? code : <TwoLines first={name} second={code} />),
    },
    {
      key: 'survey',
      title: t('allResults.survey'),
      cell: ({ survey }) => (
        <Link to="/surveys/$id/results" params={{ id: survey.id }}>
          {survey.name}
        </Link>
      ),
    },
    { key: 'status', title: t('results.status'), cell: ({ status }) => <StandingBadge status={status} /> },
    { key: 'flag', title: t('flag.title'), cell: (result) => <Flag of={result} /> },
    {
      key: 'kind',
      title: t('allResults.kind'),
      optional: true,
      cell: ({ module_type_id }) => t(`allResults.kind${kindOf(module_type_id)}`),
    },
    {
      key: 'completed',
      title: t('results.completed'),
      narrow: true,
      order: 'completed_at',
      cell: ({ completed_at }) => <Moment at={completed_at} />,
    },
  ]
}

function useFilters({ rows, state }: List<CompanyResult>, group_id: string): readonly FilterField[] {
  const t = useT()
  // Each survey asks about other things: one can choose among them once one survey is chosen, and lift them at any time.
  const [hashId = '', another] = state.filter.survey ?? []
  const { data: [survey] = [] } = useQuery({ ...surveyByHashId(group_id, hashId), enabled: hashId !== '' })
  const asked = useAskedFilters({ group_id, id: survey?.id ?? '' })
  const standing = useStandingFilters()
  const since = useDayFilter('start_date')
  const nameOfDay = useDayName()
  return [
    ...standing,
    {
      name: 'survey',
      label: t('allResults.survey'),
      all: t('allResults.allSurveys'),
      choices: surveysLike(group_id),
      nameOf: (value) => rows?.find((row) => row.survey.hashId === value)?.survey.name ?? survey?.name,
    },
    ...asked.map((field) => (survey === undefined || another !== undefined ? { ...field, choices: null } : field)),
    {
      name: 'module_type_id',
      label: t('allResults.kind'),
      all: t('allResults.allKinds'),
      choices: kinds.map((kind) => ({ value: String(kind), label: t(`allResults.kind${kind}`) })),
    },
    since,
    { name: 'end_date', label: t('allResults.until'), all: t('allResults.anyTime'), choices: null, nameOf: nameOfDay },
  ]
}

/** Everybody who has answered, over all surveys that one sees. */
export function CompanyResultsPage() {
  const t = useT()
  const { company } = usePerson()
  const group_id = company?.id ?? ''
  const list = useList(companyResultsGrammar, companyResultsQuery(group_id))
  const columns = useColumns()
  const filters = useFilters(list, group_id)
  const taking = useExport(whomOf(list.state, { group_id, survey_id: null }))
  return (
    <ShellPage
      name="surveys.results"
      title={t('companyResults.title')}
      lead={t('companyResults.lead')}
      actions={<RecentButton group_id={group_id} />}
    >
      <EntityTable
        name="company_results"
        title={t('companyResults.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        keywordLabel={t('deciding.keyword')}
        filters={filters}
        renderActions={(result) => <ReadLink person={result} from={readFrom(list.state, 'company')} />}
        bulk={taking.bulk}
        whole={taking.button}
        empty={<EmptyList of="results" />}
      />
      {taking.dialog}
    </ShellPage>
  )
}
