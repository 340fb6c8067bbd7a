import { useMemo, useState } from 'react'
import type { ListState } from '../../list/list-state.ts'
import { extentOf } from '../../list/use-selection.ts'
import type { Decidable } from './deciding/decidable.ts'
import type { Dot, ListedResult } from './results-list.ts'

/** Somebody who is selected, with their place: whether they can be told apart follows from it. */
export type Picked = Decidable & Pick<Dot, 'x' | 'y' | 'cov_xx' | 'cov_xy' | 'cov_yy' | 'situations'>

const none: ReadonlySet<string> = new Set()

type Sources = {
  state: ListState
  rows: readonly ListedResult[] | null
  dots: readonly Dot[] | undefined
}

/**
 * Who is selected, on the map and in the list alike. Another page of the list leaves them selected, because the map still
 * shows them; with another keyword or filter the selection is gone, so that nobody decides about whom they do not see.
 */
export function usePicked({ state: { keyword, filter }, rows, dots }: Sources) {
  const asked = JSON.stringify([keyword, filter])
  const [kept, setKept] = useState({ asked, ids: none })
  const ids = kept.asked === asked ? kept.ids : none
  const pick = (wanted: Iterable<string>) => setKept({ asked, ids: new Set(wanted) })

  const people = useMemo(() => {
    if (ids.size === 0) return []
    const listed = new Map(rows?.map((row) => [row.id, row]))
    const placed = new Map(dots?.map((dot) => [dot.id, dot]))
    return [...ids].flatMap((id): Picked[] => {
      const row = listed.get(id)
      if (row) return [row]
      const dot = placed.get(id)
      // The map carries no names; whoever is on another page of the list is called by their code.
      return dot ? [{ ...dot, name: null }] : []
    })
  }, [ids, rows, dots])

  const toggle = (id: string) => pick(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])
  const inSight = rows ?? []
  const extent = extentOf(inSight.filter(({ id }) => ids.has(id)).length, inSight.length)
  return {
    ids,
    people,
    clear: () => pick([]),
    /** Selects these instead of whoever was, or besides. */
    pick: (wanted: readonly string[], adds: boolean) => pick(adds ? [...ids, ...wanted] : wanted),
    toggle,
    /** For the list's check boxes. */
    selection: {
      isSelected: ({ id }: { id: string }) => ids.has(id),
      onToggle: ({ id }: { id: string }) => toggle(id),
      extent,
      onToggleAll: () => {
        const there = inSight.map(({ id }) => id)
        pick(extent === 'all' ? [...ids].filter((id) => !there.includes(id)) : [...ids, ...there])
      },
    },
  }
}
