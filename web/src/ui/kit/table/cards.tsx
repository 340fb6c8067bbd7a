import { Checkbox } from '@mantine/core'
import { Skeleton } from '../skeleton.tsx'
import classes from './cards.module.css'
import { skeletonWidth, standsOut, type TableContent } from './table-parts.ts'

function Card<Row>({ row, content }: { row: Row; content: TableContent<Row> }) {
  const { columns, selection, actions, link } = content
  const naming = columns.find((column) => column.naming)
  const name = naming?.cell(row)
  const action = actions?.of(row)
  return (
    <li
      className={classes.card}
      data-linked={link ? true : undefined}
      data-selected={standsOut(row, content) || undefined}
    >
      <div className={classes.head}>
        {selection && (
          <Checkbox
            className={classes.select}
            aria-label={selection.rowLabel(row)}
            checked={selection.isSelected(row)}
            onChange={() => selection.onToggle(row)}
          />
        )}
        <div className={classes.naming}>{link ? link(row, name) : name}</div>
      </div>
      <dl className={classes.facts}>
        {columns
          .filter((column) => !column.naming)
          .map(({ key, title, cell }) => (
            <div key={key} className={classes.fact}>
              <dt>{title}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
      </dl>
      {action && <div className={classes.actions}>{action}</div>}
    </li>
  )
}

function SkeletonCard<Row>({ at, content: { columns } }: { at: number; content: TableContent<Row> }) {
  return (
    <li className={classes.card}>
      {columns.map(({ key }, index) => (
        <Skeleton key={key} width={skeletonWidth(at, index)} />
      ))}
    </li>
  )
}

/** The narrow form of a table: on a phone a row is read from top to bottom, and what can be done comes last. */
export function Cards<Row>(content: TableContent<Row>) {
  const { title, rows, expected = 8, busy = false, keyOf, selection } = content
  return (
    <>
      {selection && rows && (
        <Checkbox
          className={classes.all}
          label={selection.allLabel}
          checked={selection.extent === 'all'}
          indeterminate={selection.extent === 'some'}
          onChange={selection.onToggleAll}
        />
      )}
      <ul className={classes.cards} aria-label={title} aria-busy={busy || rows === null}>
        {rows
          ? rows.map((row) => <Card key={keyOf(row)} row={row} content={content} />)
          : Array.from({ length: Math.min(expected, 5) }, (_, at) => (
              // They have no names yet, only places.
              <SkeletonCard key={at} at={at} content={content} />
            ))}
      </ul>
    </>
  )
}
