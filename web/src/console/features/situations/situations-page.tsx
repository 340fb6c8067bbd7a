import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
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
import { UsedBy } from '../../record/used-by.tsx'
import { signedInRoute } from '../../root-route.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { situationsGrammar, situationsQuery, staleSituations } from './situations-list.ts'
import classes from './situations-page.module.css'
import { useDimensionChoices } from './use-dimension-choices.ts'

type ListedSituation = Reply<'GET /admin/situations'>[number]

function useColumns(): readonly ListColumn<ListedSituation>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    {
      key: 'name',
      title: t('situations.name'),
      order: 'name',
      fixed: true,
      cell: ({ name, topic }) => (
        <span>
          <span className={classes.name}>{name}</span>
          <span className={classes.topic}>{topic}</span>
        </span>
      ),
    },
    { key: 'dimension', title: t('situations.dimension'), cell: ({ dimension }) => dimension.name },
    { key: 'modules', title: t('situations.modules'), narrow: true, align: 'end', cell: ({ modules }) => modules },
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
    <Button component={Link} to="/admin/situations/create" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('situations.create')}
    </Button>
  )
}

/** The situations of the catalogue. */
export function SituationsPage() {
  const t = useT()
  const navigate = useNavigate()
  const { person } = signedInRoute.useRouteContext()
  const list = useList(situationsGrammar, situationsQuery)
  const columns = useColumns()
  const dimensions = useDimensionChoices()
  const duplicate = useWrite('POST /admin/situations/{id}/duplicate', { stale: staleSituations })
  const remove = useWrite('DELETE /admin/situations/{id}', { stale: staleSituations })
  const { confirm, attempt, dialog } = useConfirm()
  const canEdit = may(person, 'catalog.edit')

  const copy = ({ id }: ListedSituation) =>
    attempt(async () => {
      const copied = await duplicate.mutateAsync({ params: { id } })
      toast('done', t('situations.duplicated'))
      await navigate({ to: '/admin/situations/$id/edit', params: { id: copied.id } })
    })
  const askToRemove = ({ id, name }: ListedSituation) =>
    confirm({
      title: t('situations.removeTitle', { name }),
      text: (
        <>
          {t('situations.removeText')} <UsedBy kind="situation" id={id} />
        </>
      ),
      action: t('record.remove'),
      tone: 'destructive',
      run: async () => {
        await remove.mutateAsync({ params: { id } })
        toast('done', t('done.removed'))
      },
    })

  return (
    <ShellPage
      name="admin.situations"
      title={t('situations.title')}
      lead={t('situations.lead')}
      actions={canEdit && <CreateButton />}
    >
      <EntityTable
        name="admin_situations"
        title={t('situations.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        keywordLabel={t('situations.keyword')}
        filters={[
          {
            name: 'dimension',
            label: t('situations.dimension'),
            all: t('situations.allDimensions'),
            choices: dimensions,
          },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/admin/situations/$id/edit" params={{ id }}>
            {name}
          </Link>
        )}
        {...(canEdit && {
          renderActions: (row: ListedSituation) => (
            <RecordMenu name={row.name} onDuplicate={() => void copy(row)} onRemove={() => askToRemove(row)} />
          ),
        })}
        empty={
          <EmptyState picture="module" title={t('situations.empty')} text={t('situations.emptyText')}>
            {canEdit && <CreateButton />}
          </EmptyState>
        }
      />
      {dialog}
    </ShellPage>
  )
}
