import type { CatalogField } from '@catchpitch/contract/catalogue/catalog-field'
import type { CatalogName } from '@catchpitch/contract/catalogue/catalog-pages'
import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { useList } from '../../list/use-list.ts'
import { RecordName } from '../../record/record-name.tsx'
import { useStateFilter } from '../../record/use-state-filter.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { type Entity, type Entry, entityNamed, entriesQuery, grammarOf } from './catalog-call.ts'
import { FieldCell, MissingLanguages } from './catalog-cells.tsx'
import { useCatalogWords, useInLanguage } from './catalog-words.ts'
import { choicesLike } from './choices-like.ts'
import { EntryMenu } from './entry-menu.tsx'
import { pageNameOf } from './page-name.ts'
import { useEntryStates } from './use-entry-states.ts'

const fieldsOf = ({ fields }: Entity): Readonly<Record<string, CatalogField>> => fields

function useColumns(entity: Entity): readonly ListColumn<Entry>[] {
  const t = useT()
  const words = useCatalogWords(entity)
  const inLanguage = useInLanguage()
  const language = languageFrom(useLanguage())
  const own = entity.list.columns.flatMap((name): ListColumn<Entry>[] => {
    const field = fieldsOf(entity)[name]
    if (!field) return []
    const cell = (entry: Entry) => <FieldCell entity={entity} name={name} field={field} entry={entry} />
    return [{ key: name, title: words.field(name), cell }]
  })
  return [
    {
      key: 'name',
      title: words.field('name'),
      fixed: true,
      order: 'name',
      cell: ({ name, archived_at }) => <RecordName name={inLanguage(name)} archived={archived_at !== null} />,
    },
    ...own,
    { key: 'missing', title: t('catalog.missing'), narrow: true, cell: (entry) => <MissingLanguages entry={entry} /> },
    {
      key: 'position',
      title: t('catalog.position'),
      narrow: true,
      align: 'end',
      order: 'position',
      optional: true,
      cell: ({ position }) => position,
    },
    {
      key: 'updated_at',
      title: t('catalog.updated'),
      narrow: true,
      order: 'updated_at',
      cell: ({ updated_at }) => formatDay(new Date(updated_at), language),
    },
  ]
}

function useFilters(entity: Entity, rows: readonly Entry[]): readonly FilterField[] {
  const t = useT()
  const words = useCatalogWords(entity)
  const state = useStateFilter()
  const own = entity.list.filters.flatMap((name): FilterField[] => {
    const field = fieldsOf(entity)[name]
    const filter = { name, label: words.field(name), all: `${words.field(name)}: ${t('catalog.all')}` }
    if (field?.kind === 'choice') {
      const choices = field.of.map((value) => ({ value: String(value), label: words.choice(name, value) }))
      return [{ ...filter, choices }]
    }
    if (field?.kind !== 'record') return []
    const nameOf = (id: string) => rows.find(({ labels }) => labels[id])?.labels[id]
    return [{ ...filter, choices: choicesLike(field.source), nameOf }]
  })
  return [...own, state]
}

function CatalogListPage({ entity }: { entity: Entity }) {
  const t = useT()
  const words = useCatalogWords(entity)
  const inLanguage = useInLanguage()
  const list = useList(grammarOf(entity), entriesQuery(entity))
  const columns = useColumns(entity)
  const filters = useFilters(entity, list.rows ?? [])
  const states = useEntryStates(entity)
  const add = (
    <Button component={Link} to={`${entity.page}/create`} leftSection={<IconPlus size={18} aria-hidden />}>
      {words.of('add')}
    </Button>
  )

  return (
    <ShellPage name={pageNameOf(entity)} title={words.of('title')} lead={words.of('lead')} actions={add}>
      <EntityTable
        name={['admin', entity.table, ...Object.values(entity.part)].join('_')}
        title={words.of('title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => inLanguage(name)}
        keywordLabel={t('catalog.keyword')}
        filters={filters}
        renderLink={({ id }, name) => (
          <Link to={`${entity.page}/$id/edit`} params={{ id }}>
            {name}
          </Link>
        )}
        renderActions={(entry) => <EntryMenu entity={entity} entry={entry} />}
        bulk={states.bulk}
        empty={<EmptyState picture="sheet" title={t('catalog.empty')} text={words.of('lead')} />}
      />
    </ShellPage>
  )
}

/** The page of one kind of entry. */
export function listPageOf(name: CatalogName) {
  const entity = entityNamed(name)
  return () => <CatalogListPage entity={entity} />
}
