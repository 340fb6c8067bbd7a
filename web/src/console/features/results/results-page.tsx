import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { ListFailure } from '../../list/list-failure.tsx'
import { useList } from '../../list/use-list.ts'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { useT } from '../../words.ts'
import { MapCard } from './map-card.tsx'
import { PersonButton, Situations, StandingBadge } from './result-cells.tsx'
import { type ListedResult, mapQuery, resultsGrammar, resultsQuery, type SurveyKey } from './results-list.ts'
import { filterable, standings } from './standing.ts'

type Choosing = { chosen: string | null; choose: (id: string | null) => void }

function useColumns({ chosen, choose }: Choosing): readonly ListColumn<ListedResult>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    {
      key: 'person',
      title: t('results.person'),
      fixed: true,
      cell: (result) => (
        <PersonButton
          result={result}
          isChosen={result.id === chosen}
          onChoose={() => choose(result.id === chosen ? null : result.id)}
        />
      ),
    },
    { key: 'status', title: t('results.status'), cell: ({ status }) => <StandingBadge status={status} /> },
    {
      key: 'situations',
      title: t('results.situations'),
      align: 'end',
      narrow: true,
      cell: (result) => <Situations result={result} />,
    },
    {
      key: 'completed',
      title: t('results.completed'),
      narrow: true,
      order: 'completed_at',
      cell: ({ completed_at }) => {
        const at = new Date(completed_at)
        return `${formatDay(at, language)}, ${formatTime(at, language)}`
      },
    },
  ]
}

/** The people who have completed a survey, on its map and in a list: pointing at one in either finds them in the other. */
function Results({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const { data: map, error, refetch } = useQuery(mapQuery(survey))
  const list = useList(resultsGrammar, resultsQuery(survey))
  const [chosen, choose] = useState<string | null>(null)
  const card = useRef<HTMLElement>(null)
  const columns = useColumns({
    chosen,
    choose: (id) => {
      choose(id)
      // Whoever presses a person in the list wants to see where they are.
      if (id) card.current?.scrollIntoView({ block: 'nearest' })
    },
  })
  const statuses = list.state.filter.status?.join()
  const shown = useMemo(
    () =>
      new Set(
        statuses
          ? filterable.filter(({ value }) => statuses.split(',').includes(value)).map(({ standing }) => standing)
          : standings,
      ),
    [statuses],
  )

  if (error && !map) return <ListFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      {map?.dots.length !== 0 && (
        <MapCard
          ref={card}
          map={map}
          shown={shown}
          chosen={chosen}
          onChoose={choose}
          nameOf={(id) => list.rows?.find((row) => row.id === id)?.name ?? null}
        />
      )}
      <EntityTable
        name="survey_results"
        title={t('results.people')}
        list={list}
        columns={columns}
        nameOf={({ name, code }) => name ?? code}
        isMarked={({ id }) => id === chosen}
        filters={[
          {
            name: 'status',
            label: t('results.status'),
            all: t('results.allStatuses'),
            choices: filterable.map(({ value, standing }) => ({ value, label: t(`results.${standing}`) })),
          },
        ]}
        empty={<EmptyList of="results" />}
      />
    </>
  )
}

export function ResultsPage() {
  const t = useT()
  return (
    <SurveyFrame page="results" lead={t('results.lead')}>
      {(_, key) => <Results survey={key} />}
    </SurveyFrame>
  )
}
