import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { moduleKindCodeOf, moduleStates } from '@catchpitch/contract/modules/module-kind'
import { Button, Menu } from '@mantine/core'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { EmptyList } from '../../empty/empty-list.tsx'
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
import { useKindChoices } from './kind-choices.ts'
import { modulesGrammar, modulesQuery, staleModules } from './modules-list.ts'
import { PublishedBadge } from './published-badge.tsx'

type ListedModule = Reply<'GET /admin/modules'>[number]

function useColumns(): readonly ListColumn<ListedModule>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    { key: 'name', title: t('modules.name'), order: 'name', fixed: true, cell: ({ name }) => name },
    { key: 'kind', title: t('modules.kind'), cell: ({ kind }) => t(`moduleKind.${moduleKindCodeOf(kind)}`) },
    {
      key: 'situations',
      title: t('modules.situations'),
      narrow: true,
      align: 'end',
      cell: ({ situations }) => situations,
    },
    { key: 'dimensions', title: t('modules.dimensions'), cell: ({ dimensions }) => dimensions.join(', ') },
    {
      key: 'state',
      title: t('modules.state'),
      narrow: true,
      cell: ({ published_at }) => <PublishedBadge published={published_at !== null} />,
    },
    {
      key: 'languages',
      title: t('record.languages'),
      optional: true,
      cell: ({ missing }) => <MissingLanguages missing={missing} />,
    },
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
    <Button component={Link} to="/admin/modules/create" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('modules.create')}
    </Button>
  )
}

/** The modules of the catalogue, of all kinds. */
export function ModulesPage() {
  const t = useT()
  const navigate = useNavigate()
  const { person } = signedInRoute.useRouteContext()
  const list = useList(modulesGrammar, modulesQuery)
  const columns = useColumns()
  const kinds = useKindChoices()
  const duplicate = useWrite('POST /admin/modules/{id}/duplicate', { stale: staleModules })
  const remove = useWrite('DELETE /admin/modules/{id}', { stale: staleModules })
  const { confirm, attempt, dialog } = useConfirm()
  const canEdit = may(person, 'catalog.edit')

  const copy = ({ id }: ListedModule) =>
    attempt(async () => {
      const copied = await duplicate.mutateAsync({ params: { id } })
      toast('done', t('modules.duplicated'))
      await navigate({ to: '/admin/modules/$id/edit', params: { id: copied.id } })
    })
  const askToRemove = ({ id, name }: ListedModule) =>
    confirm({
      title: t('modules.removeTitle', { name }),
      text: (
        <>
          {t('modules.removeText')} <UsedBy kind="module" id={id} />
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
      name="admin.modules"
      title={t('modules.title')}
      lead={t('modules.lead')}
      actions={canEdit && <CreateButton />}
    >
      <EntityTable
        name="admin_modules"
        title={t('modules.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        keywordLabel={t('modules.keyword')}
        filters={[
          { name: 'kind', label: t('modules.kind'), all: t('modules.allKinds'), choices: kinds },
          {
            name: 'state',
            label: t('modules.state'),
            all: t('modules.allStates'),
            choices: moduleStates.map((state) => ({ value: state, label: t(`modules.${state}`) })),
          },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/admin/modules/$id/edit" params={{ id }}>
            {name}
          </Link>
        )}
        {...(canEdit && {
          renderActions: (row: ListedModule) => (
            <RecordMenu name={row.name} onDuplicate={() => void copy(row)} onRemove={() => askToRemove(row)}>
              <Menu.Item
                component="a"
                href={`/module-preview/${row.id}`}
                target="_blank"
                leftSection={<IconEye size={16} aria-hidden />}
              >
                {t('modules.preview')}
              </Menu.Item>
            </RecordMenu>
          ),
        })}
        empty={<EmptyList of="module">{canEdit && <CreateButton />}</EmptyList>}
      />
      {dialog}
    </ShellPage>
  )
}
