import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { List } from '../../list/use-list.ts'
import { StandingBadge } from '../../standing/standing-badge.tsx'
import { useT } from '../../words.ts'
import { nameOf } from './deciding/decidable.ts'
import { Flag, ReadLink } from './deciding/person-cells.tsx'
import { useExport } from './exporting/use-export.tsx'
import { whomOf } from './exporting/whom.ts'
import { readFrom } from './read-from.ts'
import { PersonButton, Situations } from './result-cells.tsx'
import type { ListedResult, SurveyKey } from './results-list.ts'
import type { usePicked } from './use-picked.ts'
import { useResultFilters } from './use-result-filters.ts'

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
    { key: 'flag', title: t('flag.title'), cell: (result) => <Flag of={result} /> },
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
        return formatMoment(at, language)
      },
    },
  ]
}

type ResultsTableProps = Choosing & {
  survey: SurveyKey
  list: List<ListedResult>
  picking: ReturnType<typeof usePicked>['selection']
}

/** The people of a survey in a list, in which they are selected like on the map. */
export function ResultsTable({ survey, list, chosen, choose, picking }: ResultsTableProps) {
  const t = useT()
  const columns = useColumns({ chosen, choose })
  const filters = useResultFilters(survey)
  const taking = useExport(whomOf(list.state, { group_id: survey.group_id, survey_id: survey.id }))
  return (
    <>
      <EntityTable
        name="survey_results"
        title={t('results.people')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        isMarked={({ id }) => id === chosen}
        keywordLabel={t('deciding.keyword')}
        filters={filters}
        renderActions={(result) => <ReadLink person={result} from={readFrom(list.state)} />}
        picking={picking}
        whole={taking.button}
        empty={<EmptyList of="results" />}
      />
      {taking.dialog}
    </>
  )
}
