import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link, useParams } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { type List, useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './all-results-cells.module.css'
import { Moment } from './all-results-cells.tsx'
import { ownSnapshotsQuery, type Snapshot, snapshotsGrammar, snapshotsQuery } from './all-results-list.ts'
import { AllResultsTabs } from './all-results-tabs.tsx'

function useColumns(): readonly ListColumn<Snapshot>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  const timeOf = (at: Date) => formatMoment(at, language)
  return [
    { key: 'person', title: t('results.person'), fixed: true, cell: ({ code }) => code },
    {
      key: 'picture',
      title: t('snapshots.picture'),
      cell: ({ url, code, taken_at }) => (
        <img
          className={classes.picture}
          src={url}
          width={160}
          height={90}
          loading="lazy"
          alt={t('snapshots.pictureOf', { code, time: timeOf(new Date(taken_at)) })}
        />
      ),
    },
    { key: 'company', title: t('allResults.company'), cell: ({ group }) => group.name },
    { key: 'survey', title: t('allResults.survey'), cell: ({ survey }) => survey.name },
    {
      key: 'taken',
      title: t('snapshots.taken'),
      narrow: true,
      order: 'taken_at',
      cell: ({ taken_at }) => <Moment at={taken_at} />,
    },
  ]
}

function SnapshotTable({ list, narrowable }: { list: List<Snapshot>; narrowable: boolean }) {
  const t = useT()
  const columns = useColumns()
  return (
    <EntityTable
      name="admin_snapshots"
      title={t('allResults.snapshots')}
      list={list}
      columns={columns}
      nameOf={({ code }) => code}
      filters={
        narrowable
          ? [
              {
                name: 'group',
                label: t('allResults.company'),
                all: t('allResults.allCompanies'),
                choices: companiesLike,
                nameOf: (id) => list.rows?.find(({ group }) => group.id === id)?.group.name,
              },
            ]
          : []
      }
      empty={<EmptyState picture="data" title={t('snapshots.none')} text={t('snapshots.noneText')} />}
    />
  )
}

/** Pictures from the camera, over all companies. */
export function SnapshotsPage() {
  const t = useT()
  const list = useList(snapshotsGrammar, snapshotsQuery)
  return (
    <ShellPage name="admin.snapshots" title={t('allResults.snapshots')} lead={t('snapshots.lead')}>
      <AllResultsTabs />
      <SnapshotTable list={list} narrowable />
    </ShellPage>
  )
}

/** The same of one person's run of a survey. */
export function ResultSnapshotsPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const list = useList(snapshotsGrammar, ownSnapshotsQuery(id))
  return (
    <ShellPage
      name="admin.results.id.snapshots"
      title={t('allResults.snapshots')}
      lead={t('snapshots.ofOne')}
      above={<Link to="/admin/results">{t('snapshots.all')}</Link>}
    >
      <SnapshotTable list={list} narrowable={false} />
    </ShellPage>
  )
}
