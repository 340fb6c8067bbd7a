import { useState } from 'react'
import type { ListState } from './list-state.ts'

/** Whether all, some or none of the rows in sight are selected. */
export function extentOf(selected: number, rows: number): 'all' | 'some' | 'none' {
  if (selected === 0) return 'none'
  return selected === rows ? 'all' : 'some'
}

/**
 * Which rows are selected: only ever rows in sight. With another page, keyword or filter the selection is gone, so that
 * nobody changes what they no longer see.
 */
export function useSelection<Row extends { id: string }>(rows: readonly Row[], state: ListState) {
  const shown = JSON.stringify(state)
  const [kept, setKept] = useState<{ shown: string; ids: readonly string[] }>({ shown, ids: [] })
  const ids = kept.shown === shown ? kept.ids : []
  const selected = rows.filter(({ id }) => ids.includes(id))
  const select = (next: readonly string[]) => setKept({ shown, ids: next })
  return {
    selected,
    clear: () => select([]),
    selection: {
      isSelected: ({ id }: Row) => ids.includes(id),
      onToggle: ({ id }: Row) => select(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
      extent: extentOf(selected.length, rows.length),
      onToggleAll: () => select(selected.length === rows.length ? [] : rows.map(({ id }) => id)),
    },
  }
}
