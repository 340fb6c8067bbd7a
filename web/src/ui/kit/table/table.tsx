import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Skeleton } from '../skeleton.tsx'
import classes from './table.module.css'
import { skeletonWidth, standsOut, type TableColumn, type TableContent, type TableSelection } from './table-parts.ts'

const sortIcons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }

function Heading<Row>({ column: { title, align, narrow = false, sorted, onSort } }: { column: TableColumn<Row> }) {
  const Icon = sortIcons[sorted ?? 'none']
  return (
    <th scope="col" data-align={align} data-narrow={narrow || undefined} aria-sort={sorted}>
      {sorted ? (
        <button type="button" className={classes.sort} data-sorted={sorted} onClick={onSort}>
          {title}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

function SelectAll<Row>({ selection }: { selection: TableSelection<Row> }) {
  return (
    <Checkbox
      aria-label={selection.allLabel}
      checked={selection.extent === 'all'}
      indeterminate={selection.extent === 'some'}
      onChange={selection.onToggleAll}
    />
  )
}

function RowOf<Row>({ row, content }: { row: Row; content: TableContent<Row> }) {
  const { columns, selection, actions, link } = content
  return (
    <tr data-linked={link ? true : undefined} data-selected={standsOut(row, content) || undefined}>
      {selection && (
        <td className={classes.select}>
          <Checkbox
            aria-label={selection.rowLabel(row)}
            checked={selection.isSelected(row)}
            onChange={() => selection.onToggle(row)}
          />
        </td>
      )}
      {columns.map(({ key, cell, naming, align, narrow = false }) =>
        naming ? (
          <th key={key} scope="row" className={classes.naming}>
            {link ? link(row, cell(row)) : cell(row)}
          </th>
        ) : (
          <td key={key} data-align={align} data-narrow={narrow || undefined}>
            {cell(row)}
          </td>
        ),
      )}
      {actions && <td className={classes.actions}>{actions.of(row)}</td>}
    </tr>
  )
}

function SkeletonRow<Row>({
  at,
  content: { columns, selection, actions },
}: {
  at: number
  content: TableContent<Row>
}) {
  return (
    <tr>
      {selection && <td className={classes.select} />}
      {columns.map(({ key, narrow = false }, index) => (
        <td key={key} data-narrow={narrow || undefined}>
          <Skeleton width={narrow ? '6em' : skeletonWidth(at, index)} />
        </td>
      ))}
      {actions && (
        <td className={classes.actions}>
          <Skeleton width="5em" />
        </td>
      )}
    </tr>
  )
}

/** Rows under headings that stay in sight. Real table elements: they are read out as such, whatever they look like. */
export function Table<Row>(content: TableContent<Row>) {
  const { title, columns, rows, expected = 8, busy = false, keyOf, selection, actions } = content
  return (
    <table className={classes.table} aria-busy={busy || rows === null}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {selection && (
            <td className={classes.select}>
              <SelectAll selection={selection} />
            </td>
          )}
          {columns.map((column) => (
            <Heading key={column.key} column={column} />
          ))}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">{actions.title}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows
          ? rows.map((row) => <RowOf key={keyOf(row)} row={row} content={content} />)
          : // They have no names yet, only places.
            Array.from({ length: expected }, (_, at) => <SkeletonRow key={at} at={at} content={content} />)}
      </tbody>
    </table>
  )
}
