import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { FittingTable } from '../../ui/kit/table/fitting-table.tsx'
import type { TableColumn, TableSelection } from '../../ui/kit/table/table-parts.ts'
import { NotShown } from '../not-yet.tsx'
import { useT } from '../words.ts'
import type { BulkAction } from './bulk-action.ts'
import type { ChoosableColumn } from './chosen-columns.ts'
import type { FilterField } from './list-filter.ts'
import { ListFoot } from './list-foot.tsx'
import { isNarrowed } from './list-state.ts'
import { ListTools } from './list-tools.tsx'
import { useChosenColumns } from './use-chosen-columns.ts'
import type { List } from './use-list.ts'
import { useSelection } from './use-selection.ts'

// Neither is needed before the rows are there, so they come after them.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))
const ColumnModal = lazy(async () => ({ default: (await import('./column-modal.tsx')).ColumnModal }))

/** One column of a list, as data. The `fixed` one says which row it is. */
export type ListColumn<Row> = ChoosableColumn &
  Pick<TableColumn<Row>, 'title' | 'cell' | 'align' | 'narrow'> & {
    /** What the contract calls sorting by it, if that is offered. */
    readonly order?: string
  }

type EntityTableProps<Row extends { id: string }> = {
  /** Under this name the choice of columns is kept: `admin_users`. */
  name: string
  /** What the rows are, read out with the table. */
  title: string
  list: List<Row>
  columns: readonly ListColumn<Row>[]
  /** What a row is called, where it is spoken of alone. */
  nameOf: (row: Row) => string
  keywordLabel?: string
  filters?: readonly FilterField[]
  renderLink?: (row: Row, name: ReactNode) => ReactNode
  renderActions?: (row: Row) => ReactNode
  /** Whether this is the row that something else on the page speaks of. */
  isMarked?: (row: Row) => boolean
  bulk?: readonly BulkAction<Row>[]
  /** Where something else on the page selects the same rows, and says itself what can be done with them: in place of `bulk`. */
  picking?: Pick<TableSelection<Row>, 'isSelected' | 'onToggle' | 'extent' | 'onToggleAll'>
  /** What can be done with all that the list shows, on whatever page. */
  whole?: ReactNode
  /** What stands there as long as there is nothing at all, with a next step if there is one. */
  empty: ReactNode
}

/** The other order of a column that is sorted by already, else its first. */
const nextOrder = (order: string, current: string) => (current === order ? `-${order}` : order)

function sortedBy(order: string, current: string) {
  if (current === order) return 'ascending'
  return current === `-${order}` ? 'descending' : 'none'
}

/** What is said in place of rows where what was asked for has none. */
function Nothing({ list: { state, pagination, show }, empty }: { list: List<never>; empty: ReactNode }) {
  const t = useT()
  if (isNarrowed(state)) {
    return (
      <EmptyState picture="search" title={t('list.noMatch')} text={t('list.noMatchText')}>
        <Button variant="default" onClick={() => show({ keyword: '', filter: {} })}>
          {t('list.clear')}
        </Button>
      </EmptyState>
    )
  }
  if (pagination && pagination.total > 0) {
    return (
      <EmptyState picture="search" title={t('list.noPage', { page: state.page })} text={t('list.noPageText')}>
        <Button variant="default" onClick={() => show({ page: 1 })}>
          {t('list.firstPage')}
        </Button>
      </EmptyState>
    )
  }
  return empty
}

/**
 * The one list of the console. A page says as data what its rows are; paging, sorting, keyword and filters stand in
 * the address, the choice of columns with the person.
 */
export function EntityTable<Row extends { id: string }>(props: EntityTableProps<Row>) {
  const {
    name,
    title,
    list,
    columns,
    nameOf,
    keywordLabel,
    filters = [],
    renderLink,
    renderActions,
    isMarked,
    bulk = [],
    picking,
    whole,
    empty,
  } = props
  const t = useT()
  const { state, grammar, show, rows, pagination, busy, error } = list
  const { shown, choose } = useChosenColumns(name, columns)
  const [choosing, setChoosing] = useState(false)
  const { selected, selection, clear } = useSelection(rows ?? [], state)
  const selecting = picking ?? (bulk.length > 0 ? selection : null)

  const tableColumns = columns
    .filter(({ key }) => shown.includes(key))
    .map(({ order, fixed = false, ...column }): TableColumn<Row> => {
      if (!order || !grammar.orders.includes(order)) return { ...column, naming: fixed }
      return {
        ...column,
        naming: fixed,
        sorted: sortedBy(order, state.order),
        onSort: () => show({ order: nextOrder(order, state.order) }, { replace: true }),
      }
    })
  const orders = columns.flatMap(({ order, title: label }) =>
    order && grammar.orders.includes(order)
      ? [
          { key: order, label: t('list.ascending', { label }) },
          { key: `-${order}`, label: t('list.descending', { label }) },
        ]
      : [],
  )
  const deeds = bulk.map(({ key, label, ask, run }) => ({
    key,
    label,
    ask: ask && (() => ask(selected)),
    run: () => run(selected),
  }))
  const nothingYet = rows?.length === 0 && !isNarrowed(state) && !pagination?.total

  const body = () => {
    if (error) return <NotShown of="list" error={error} onRetry={list.retry} />
    if (rows?.length === 0) return <Nothing list={{ ...list, rows: null }} empty={empty} />
    return (
      <FittingTable
        title={title}
        columns={tableColumns}
        rows={rows}
        busy={busy}
        keyOf={({ id }) => id}
        link={renderLink}
        isMarked={isMarked}
        selection={
          selecting
            ? {
                ...selecting,
                allLabel: t('list.selectAll'),
                rowLabel: (row) => t('list.select', { name: nameOf(row) }),
              }
            : undefined
        }
        actions={renderActions && { title: t('list.actions'), of: renderActions }}
        foot={pagination && <ListFoot pagination={pagination} onPage={(page) => show({ page })} />}
      />
    )
  }

  return (
    <>
      {/* Who has nothing yet has nothing to look through either. */}
      {!nothingYet && (
        <ListTools
          list={list}
          keywordLabel={keywordLabel}
          filters={filters}
          orders={orders}
          onColumns={columns.some(({ fixed }) => !fixed) ? () => setChoosing(true) : undefined}
          whole={whole}
        />
      )}
      {body()}
      <Suspense>
        {bulk.length > 0 && rows && rows.length > 0 && <BulkBar deeds={deeds} count={selected.length} onDone={clear} />}
        <ColumnModal
          opened={choosing}
          columns={columns}
          shown={shown}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      </Suspense>
    </>
  )
}
