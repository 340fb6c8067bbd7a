import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Outline } from '../../../ui/kit/skeleton.tsx'
import { useList } from '../../list/use-list.ts'
import { NotShown } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { filterable, standings } from '../../standing/standing.ts'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { useT } from '../../words.ts'
import { MapCard } from './map-card.tsx'
import { mapQuery, resultsGrammar, resultsQuery, type SurveyKey } from './results-list.ts'
import { usePicked } from './use-picked.ts'

// Below the map, so it comes behind it; its rows are on their way meanwhile.
const FairnessCard = lazy(async () => ({ default: (await import('./fairness/fairness-card.tsx')).FairnessCard }))
const RecentButton = lazy(async () => ({ default: (await import('./deciding/recent-button.tsx')).RecentButton }))
const PickedBar = lazy(async () => ({ default: (await import('./picked-bar.tsx')).PickedBar }))
const ResultsTable = lazy(async () => ({ default: (await import('./results-table.tsx')).ResultsTable }))

/** The people who have completed a survey, on its map and in a list: whoever is found or selected in one is so in the other. */
function Results({ survey }: { survey: SurveyKey }) {
  const person = usePerson()
  const { data: map, error, refetch } = useQuery(mapQuery(survey))
  const list = useList(resultsGrammar, resultsQuery(survey))
  const picked = usePicked({ state: list.state, rows: list.rows, dots: map?.dots })
  const [chosen, choose] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const chooseInList = (id: string | null) => {
    choose(id)
    // Whoever presses a person in the list wants to see where they are.
    if (id) place.current?.scrollIntoView({ block: 'nearest' })
  }
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

  if (error && !map) return <NotShown of="list" error={error} onRetry={refetch} />
  return (
    <>
      {map?.dots.length !== 0 && (
        <MapCard
          ref={place}
          map={map}
          shown={shown}
          chosen={chosen}
          onChoose={choose}
          picked={picked.ids}
          onPick={picked.pick}
          onToggle={picked.toggle}
          nameOf={(id) => list.rows?.find((row) => row.id === id)?.name ?? null}
        />
      )}
      <Suspense fallback={<Outline />}>
        <ResultsTable survey={survey} list={list} chosen={chosen} choose={chooseInList} picking={picked.selection} />
        <PickedBar survey={survey} state={list.state} people={picked.people} onClear={picked.clear} />
        {may(person, 'fairness.view') && map?.dots.length !== 0 && <FairnessCard survey={survey} />}
      </Suspense>
    </>
  )
}

export function ResultsPage() {
  const t = useT()
  const { company } = usePerson()
  return (
    <SurveyFrame
      page="results"
      lead={t('results.lead')}
      renderActions={({ id }) => (
        <Suspense fallback={null}>
          <RecentButton group_id={company?.id ?? ''} survey_id={id} />
        </Suspense>
      )}
    >
      {(_, key) => <Results survey={key} />}
    </SurveyFrame>
  )
}
