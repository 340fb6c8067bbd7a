import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { handleProps, stepProps } from '../../ui/sorting/row-props.ts'
import { useSorting } from '../../ui/sorting/use-sorting.ts'
import { useT } from '../words.ts'
import classes from './sortable-list.module.css'

type SortableEntry = {
  id: string
  /** What it is called, also where it is read out. */
  label: string
}

type SortableListProps<Entry extends SortableEntry> = {
  label: string
  /** In their order. */
  entries: readonly Entry[]
  onSort: (ids: string[]) => void
  /** What stands in a row; its label, unless it is given. */
  renderEntry?: (entry: Entry, index: number) => ReactNode
  /** At the end of a row: what else can be done with it. */
  renderActions?: (entry: Entry, index: number) => ReactNode
}

/**
 * Brings a few things into an order: by dragging a row at its handle, with the arrow keys, Home and End on the handle,
 * or with its two buttons. Where it has come to is read out.
 */
export function SortableList<Entry extends SortableEntry>(props: SortableListProps<Entry>) {
  const { label, entries, onSort, renderEntry, renderActions } = props
  const t = useT()
  const count = entries.length
  const { said, listProps } = useSorting({
    ids: entries.map(({ id }) => id),
    onSort,
    say: (index, place) => t('sort.moved', { name: entries[index]?.label ?? '', place: place + 1, count }),
  })
  return (
    <>
      <ol className={classes.list} aria-label={label} {...listProps}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={classes.row}>
            <button
              type="button"
              className={classes.handle}
              aria-label={t('sort.handle', { name: entry.label, place: index + 1, count })}
              {...handleProps}
            >
              <IconGripVertical size={18} aria-hidden />
              <span aria-hidden="true">{index + 1}</span>
            </button>
            <div className={classes.content}>{renderEntry ? renderEntry(entry, index) : entry.label}</div>
            <div className={classes.actions}>
              {renderActions?.(entry, index)}
              <button
                type="button"
                className={classes.step}
                aria-label={t('sort.up', { name: entry.label })}
                {...stepProps('up', index === 0)}
              >
                <IconChevronUp size={18} aria-hidden />
              </button>
              <button
                type="button"
                className={classes.step}
                aria-label={t('sort.down', { name: entry.label })}
                {...stepProps('down', index === count - 1)}
              >
                <IconChevronDown size={18} aria-hidden />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
