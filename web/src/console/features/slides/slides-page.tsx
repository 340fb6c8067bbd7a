import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { slideKind, slideType } from '@catchpitch/contract/slides/slide'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
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
import { useT } from '../../words.ts'
import { slidesGrammar, slidesQuery, staleAfterSlide } from './slides-list.ts'

type ListedSlide = Reply<'GET /admin/admin-sliders'>[number]

function useColumns(): readonly ListColumn<ListedSlide>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    {
      key: 'name',
      title: t('slides.name'),
      order: 'name',
      fixed: true,
      cell: ({ name, archived_at }) => <RecordName name={name} archived={archived_at !== null} />,
    },
    { key: 'type', title: t('slides.type'), cell: ({ type }) => t(`slideType.${type}`) },
    { key: 'kind', title: t('slides.kind'), narrow: true, cell: ({ kind }) => t(`slideKind.${kind}`) },
    { key: 'groups', title: t('slides.groups'), narrow: true, align: 'end', cell: ({ groups }) => groups },
    { key: 'languages', title: t('record.languages'), cell: ({ missing }) => <MissingLanguages missing={missing} /> },
    {
      key: 'changed',
      title: t('record.changed'),
      narrow: true,
      order: 'updated_at',
      optional: true,
      cell: ({ updated_at }) => formatDay(new Date(updated_at), language),
    },
  ]
}

function useFilters(): readonly FilterField[] {
  const t = useT()
  const state = useStateFilter()
  const types = Object.values(slideType).map((type) => ({ value: String(type), label: t(`slideType.${type}`) }))
  const kinds = Object.values(slideKind).map((kind) => ({ value: String(kind), label: t(`slideKind.${kind}`) }))
  return [
    { name: 'type', label: t('slides.type'), all: t('slides.allTypes'), choices: types },
    { name: 'kind', label: t('slides.kind'), all: t('slides.allKinds'), choices: kinds },
    state,
  ]
}

function CreateButton() {
  const t = useT()
  return (
    <Button component={Link} to="/admin/catchers-pitch/create" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('slides.create')}
    </Button>
  )
}

/** The platform's own slides, which companies may show in their pitches. */
export function SlidesPage() {
  const t = useT()
  const { person } = signedInRoute.useRouteContext()
  const list = useList(slidesGrammar, slidesQuery)
  const columns = useColumns()
  const filters = useFilters()
  const write = useWrite('POST /admin/admin-sliders/bulk', { stale: staleAfterSlide })
  const archiving = useArchiving({ send: (action, ids) => write.mutateAsync({ body: { action, ids } }), kind: 'slide' })
  const canEdit = may(person, 'catalog.edit')

  return (
    <ShellPage
      name="admin.catchers-pitch"
      title={t('slides.title')}
      lead={t('slides.lead')}
      actions={
        canEdit && (
          <>
            <Button
              component={Link}
              to="/admin/catchers-pitch/sequence"
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
        name="admin_slides"
        title={t('slides.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        keywordLabel={t('slides.keyword')}
        filters={filters}
        renderLink={({ id }, name) => (
          <Link to="/admin/catchers-pitch/$id/edit" params={{ id }}>
            {name}
          </Link>
        )}
        {...(canEdit && {
          renderActions: (row: ListedSlide) => (
            <RecordMenu
              name={row.name}
              archiving={{ archived: row.archived_at !== null, onToggle: () => void archiving.toggle(row) }}
            />
          ),
          bulk: archiving.bulk,
        })}
        empty={
          <EmptyState picture="sheet" title={t('slides.empty')} text={t('slides.emptyText')}>
            {canEdit && <CreateButton />}
          </EmptyState>
        }
      />
    </ShellPage>
  )
}
