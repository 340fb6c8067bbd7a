import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { may } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { MissingLanguages } from '../../record/missing-languages.tsx'
import { RecordMenu } from '../../record/record-menu.tsx'
import { RecordName } from '../../record/record-name.tsx'
import { useArchiving } from '../../record/use-archiving.tsx'
import { useStateFilter } from '../../record/use-state-filter.ts'
import { signedInRoute } from '../../root-route.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { staleAfterStrategy, strategiesGrammar, strategiesQuery } from './hiring-strategies-list.ts'

type ListedStrategy = Reply<'GET /admin/hiring-strategy'>[number]

function useColumns(): readonly ListColumn<ListedStrategy>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    {
      key: 'name',
      title: t('strategies.name'),
      order: 'name',
      fixed: true,
      cell: ({ name, archived_at }) => <RecordName name={name} archived={archived_at !== null} />,
    },
    { key: 'steps', title: t('strategies.steps'), narrow: true, align: 'end', cell: ({ steps }) => steps },
    { key: 'languages', title: t('record.languages'), cell: ({ missing }) => <MissingLanguages missing={missing} /> },
    {
      key: 'changed',
      title: t('record.changed'),
      narrow: true,
      order: 'updated_at',
      cell: ({ updated_at }) => formatDay(new Date(updated_at), language),
    },
  ]
}

function CreateButton() {
  const t = useT()
  return (
    <Button component={Link} to="/admin/hiring-strategy/create" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('strategies.create')}
    </Button>
  )
}

/** The ways of hiring that companies pick from. */
export function HiringStrategiesPage() {
  const t = useT()
  const navigate = useNavigate()
  const { person } = signedInRoute.useRouteContext()
  const list = useList(strategiesGrammar, strategiesQuery)
  const columns = useColumns()
  const state = useStateFilter()
  const duplicate = useWrite('POST /admin/hiring-strategy/{id}/duplicate', { stale: staleAfterStrategy })
  const write = useWrite('POST /admin/hiring-strategy/bulk', { stale: staleAfterStrategy })
  const archiving = useArchiving({ send: (action, ids) => write.mutateAsync({ body: { action, ids } }) })
  const { attempt } = useConfirm()
  const canEdit = may(person, 'catalog.edit')

  const copy = ({ id }: ListedStrategy) =>
    attempt(async () => {
      const copied = await duplicate.mutateAsync({ params: { id } })
      toast('done', t('strategies.duplicated'))
      await navigate({ to: '/admin/hiring-strategy/$id/edit', params: { id: copied.id } })
    })

  return (
    <ShellPage
      name="admin.hiring-strategy"
      title={t('strategies.title')}
      lead={t('strategies.lead')}
      actions={
        canEdit && (
          <>
            <Button
              component={Link}
              to="/admin/hiring-strategy/edit-sequence"
              variant="default"
              leftSection={<IconArrowsSort size={18} aria-hidden />}
            >
              {t('sequence.open')}
            </Button>
            <CreateButton />
          </>
        )
      }
    >
      <EntityTable
        name="admin_hiring_strategies"
        title={t('strategies.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        keywordLabel={t('strategies.keyword')}
        filters={[state]}
        renderLink={({ id }, name) => (
          <Link to="/admin/hiring-strategy/$id/edit" params={{ id }}>
            {name}
          </Link>
        )}
        {...(canEdit && {
          renderActions: (row: ListedStrategy) => (
            <RecordMenu
              name={row.name}
              onDuplicate={() => void copy(row)}
              archiving={{ archived: row.archived_at !== null, onToggle: () => void archiving.toggle(row) }}
            />
          ),
          bulk: archiving.bulk,
        })}
        empty={
          <EmptyState picture="sheet" title={t('strategies.empty')} text={t('strategies.emptyText')}>
            {canEdit && <CreateButton />}
          </EmptyState>
        }
      />
    </ShellPage>
  )
}
