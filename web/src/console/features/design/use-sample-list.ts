import { limits } from '@catchpitch/contract/limits'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { type ListGrammar, type ListState, readList } from '../../list/list-state.ts'
import type { List } from '../../list/use-list.ts'
import { useT } from '../../words.ts'
import { longPeople, type SamplePerson } from './sample-people.ts'

export const sampleStates = ['full', 'loading', 'empty', 'failed', 'long', 'many'] as const
export type SampleState = (typeof sampleStates)[number]

const grammar: ListGrammar = {
  order: 'name',
  orders: ['name', '-name', 'situations', '-situations', 'finished', '-finished'],
  filters: ['status'],
}

const { per_page } = limits.list

function inOrder(people: readonly SamplePerson[], order: string): SamplePerson[] {
  const by = order.replace('-', '')
  const valueOf = (person: SamplePerson) => Object.entries(person).find(([key]) => key === by)?.[1] ?? ''
  const sorted = people.toSorted((one, other) =>
    String(valueOf(one)).localeCompare(String(valueOf(other)), undefined, { numeric: true }),
  )
  return order.startsWith('-') ? sorted.toReversed() : sorted
}

const matching = (people: readonly SamplePerson[], { keyword, filter }: ListState) =>
  people.filter(
    ({ name, status }) =>
      name.toLowerCase().includes(keyword.toLowerCase()) && (filter.status?.includes(status) ?? true),
  )

/** A list that a server could have sent, in the state that is to be looked at. */
export function useSampleList(
  kind: SampleState,
  people: readonly SamplePerson[],
  onRetry: () => void,
): List<SamplePerson> {
  const t = useT()
  const [state, setState] = useState(() => readList({}, grammar))
  const all = { full: people, many: people, long: longPeople, empty: [], loading: [], failed: [] }[kind]
  const found = inOrder(matching(all, state), state.order)
  const isThere = kind !== 'loading' && kind !== 'failed'
  const total = kind === 'many' ? limits.list.counted : found.length
  const message = t('design.offline')
  return {
    state,
    grammar,
    show: (change) => setState({ ...state, page: 1, ...change }),
    rows: isThere ? found.slice((state.page - 1) * per_page, state.page * per_page) : null,
    pagination: isThere
      ? {
          total,
          more: kind === 'many',
          per_page,
          current_page: state.page,
          last_page: Math.max(1, Math.ceil(total / per_page)),
        }
      : null,
    busy: false,
    error: kind === 'failed' ? new ApiError({ status: 0, code: 'network.failed', message, error: {} }) : null,
    retry: onRetry,
  }
}
