import { addDays, dayOf, formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { companiesLike } from '../../list/lookups.ts'
import { type List, useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { standingOf } from '../../standing/standing.ts'
import { StandingBadge } from '../../standing/standing-badge.tsx'
import { useT } from '../../words.ts'
import { Moment, Pressable, TwoLines } from './all-results-cells.tsx'
import { type AnyResult, allResultsGrammar, allResultsQuery } from './all-results-list.ts'
import { AllResultsTabs } from './all-results-tabs.tsx'

const kinds = [0, 1, 2, 3, 4, 5, 6] as const
const kindOf = (value: number) => kinds.find((kind) => kind === value) ?? 0

function useColumns({ state, show }: List<AnyResult>): readonly ListColumn<AnyResult>[] {
  const t = useT()
  const language = useLanguage()
  const filterBy = (name: string, id: string) => show({ filter: { ...state.filter, [name]: [id] } })
  return [
    {
      key: 'person',
      title: t('results.person'),
      fixed: true,
      cell: ({ name, code }) => (name === null ? code : <TwoLines first={name} second={code} />),
    },
    {
      key: 'company',
      title: t('allResults.company'),
      cell: ({ group }) => (
        <Pressable
          name={group.name}
          title={t('allResults.onlyCompany', group)}
          onPress={() => filterBy('group', group.id)}
        />
      ),
    },
    {
      key: 'survey',
      title: t('allResults.survey'),
      cell: ({ survey }) => (
        <Pressable
          name={survey.name}
          title={t('allResults.onlySurvey', survey)}
          onPress={() => filterBy('survey', survey.id)}
        />
      ),
    },
    {
      key: 'kind',
      title: t('allResults.kind'),
      optional: true,
      cell: ({ module_kind }) => t(`allResults.kind${kindOf(module_kind)}`),
    },
    { key: 'status', title: t('results.status'), cell: ({ status }) => <StandingBadge status={status} /> },
    {
      key: 'situations',
      title: t('results.situations'),
      align: 'end',
      narrow: true,
      optional: true,
      cell: ({ situations }) => situations,
    },
    {
      key: 'snapshots',
      title: t('allResults.snapshots'),
      align: 'end',
      narrow: true,
      cell: ({ id, snapshots }) =>
        snapshots === 0 ? (
          '–'
        ) : (
          <Link to="/admin/results/$id/snapshots" params={{ id }}>
            {formatCount(snapshots, language)}
          </Link>
        ),
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

function useFilters({ rows }: List<AnyResult>): readonly FilterField[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  const shown = rows ?? []
  const [today] = useState(() => dayOf(new Date()))
  const named = (day: string) => formatDay(startOfDay(day), language)
  return [
    {
      name: 'group',
      label: t('allResults.company'),
      all: t('allResults.allCompanies'),
      choices: companiesLike,
      nameOf: (id) => shown.find(({ group }) => group.id === id)?.group.name,
    },
    {
      name: 'survey',
      label: t('allResults.survey'),
      all: t('allResults.allSurveys'),
      choices: null,
      nameOf: (id) => shown.find(({ survey }) => survey.id === id)?.survey.name,
    },
    {
      name: 'kind',
      label: t('allResults.kind'),
      all: t('allResults.allKinds'),
      choices: kinds.map((kind) => ({ value: String(kind), label: t(`allResults.kind${kind}`) })),
    },
    {
      name: 'status',
      label: t('results.status'),
      all: t('results.allStatuses'),
      choices: [
        ...Object.values(resultStatus).map((status) => ({
          value: String(status),
          label: t(`results.${standingOf(status)}`),
        })),
        { value: 'undecided', label: t('results.undecided') },
      ],
    },
    {
      name: 'from',
      label: t('allResults.since'),
      all: t('allResults.anyTime'),
      choices: [
        { value: addDays(today, -6), label: t('allResults.last7') },
        { value: addDays(today, -29), label: t('allResults.last30') },
        { value: addDays(today, -89), label: t('allResults.last90') },
      ],
      nameOf: named,
    },
    { name: 'until', label: t('allResults.until'), all: t('allResults.anyTime'), choices: null, nameOf: named },
  ]
}

/** What people have completed, over all companies, for staff who look into it. */
export function AllResultsPage() {
  const t = useT()
  const list = useList(allResultsGrammar, allResultsQuery)
  const columns = useColumns(list)
  const filters = useFilters(list)
  return (
    <ShellPage name="admin.results" title={t('allResults.title')} lead={t('allResults.lead')}>
      <AllResultsTabs />
      <EntityTable
        name="admin_results"
        title={t('allResults.title')}
        list={list}
        columns={columns}
        nameOf={({ name, code }) => name ?? code}
        keywordLabel={t('allResults.keyword')}
        filters={filters}
        empty={<EmptyList of="results" />}
      />
    </ShellPage>
  )
}
