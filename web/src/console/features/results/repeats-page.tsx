import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './all-results-cells.module.css'
import { Moment, TwoLines } from './all-results-cells.tsx'
import { type Repeat, repeatsGrammar, repeatsQuery } from './all-results-list.ts'
import { AllResultsTabs } from './all-results-tabs.tsx'

function useColumns(): readonly ListColumn<Repeat>[] {
  const t = useT()
  return [
    {
      key: 'person',
      title: t('repeats.person'),
      fixed: true,
      cell: ({ person }) => <TwoLines first={person.full_name} second={person.email} />,
    },
    {
      key: 'position',
      title: t('repeats.position'),
      cell: ({ survey, group }) => <TwoLines first={survey.name} second={group.name} />,
    },
    {
      key: 'others',
      title: t('repeats.others'),
      cell: ({ others }) => (
        <ul className={classes.others}>
          {others.map(({ id, survey, group }) => (
            <li key={id}>
              <TwoLines first={survey.name} second={group.name} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'state',
      title: t('repeats.state'),
      narrow: true,
      cell: ({ completed_at }) => t(completed_at === null ? 'repeats.open' : 'repeats.completed'),
    },
    {
      key: 'started',
      title: t('repeats.started'),
      narrow: true,
      order: 'started_at',
      cell: ({ started_at }) => <Moment at={started_at} />,
    },
  ]
}

/** Who has taken more than one survey, at whichever companies. */
export function RepeatsPage() {
  const t = useT()
  const list = useList(repeatsGrammar, repeatsQuery)
  const columns = useColumns()
  return (
    <ShellPage name="admin.multiple-survey-attempts" title={t('repeats.title')} lead={t('repeats.lead')}>
      <AllResultsTabs />
      <p className={classes.note}>{t('repeats.how')}</p>
      <EntityTable
        name="admin_repeats"
        title={t('repeats.title')}
        list={list}
        columns={columns}
        nameOf={({ person }) => person.full_name}
        keywordLabel={t('repeats.keyword')}
        filters={[
          {
            name: 'group',
            label: t('allResults.company'),
            all: t('allResults.allCompanies'),
            choices: companiesLike,
            nameOf: (id) => list.rows?.find(({ group }) => group.id === id)?.group.name,
          },
        ]}
        empty={<EmptyState picture="participants" title={t('repeats.none')} text={t('repeats.noneText')} />}
      />
    </ShellPage>
  )
}
