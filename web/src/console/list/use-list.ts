import type { Pagination } from '@catchpitch/contract/envelope'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ListGrammar, type ListQuery, type ListState, queryOf, readList, writeList } from './list-state.ts'

/** One page of rows, as `pageQuery` fetches it. */
type PageOf<Row> = { rows: Row[]; pagination: Pagination | null }

/** Which call brings a page of the list: `(query) => pageQuery('GET /orders', { query })`. */
export type PageSource<Row, Key extends readonly unknown[]> = (
  query: ListQuery,
) => UseQueryOptions<PageOf<Row>, Error, PageOf<Row>, Key> & { queryKey: Key }

/** A list on the screen: what is asked for, what has come, and how to ask for something else. */
export type List<Row> = {
  state: ListState
  grammar: ListGrammar
  /** Shows something else, from its first page unless a page is named. */
  show: (change: Partial<ListState>, options?: { replace?: boolean }) => void
  /** Null: nothing has come yet. */
  rows: readonly Row[] | null
  pagination: Pagination | null
  /** Whether the rows are those of before, while others are fetched. */
  busy: boolean
  error: Error | null
  retry: () => void
}

const isSamePath = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '')

/** The list that the address asks for. */
export function useList<Row, Key extends readonly unknown[]>(
  grammar: ListGrammar,
  source: PageSource<Row, Key>,
): List<Row> {
  const state = readList(useSearch({ strict: false }), grammar)
  const navigate = useNavigate()
  const router = useRouter()
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...source(queryOf(state)),
    // The rows of before stay on the screen: a list that goes white at every letter cannot be looked at.
    placeholderData: keepPreviousData,
  })
  return {
    state,
    grammar,
    show: (change, { replace = false } = {}) => {
      // Typed a moment before a row was pressed: the address is the next page's already, though that is still loading.
      if (!isSamePath(router.state.location.pathname, here)) return
      void navigate({
        to: '.',
        // From what is in the address now: a letter that was typed meanwhile must not be lost.
        search: (now) => writeList({ ...readList(now, grammar), page: 1, ...change }, grammar),
        replace,
        resetScroll: change.page !== undefined,
      })
    },
    rows: data?.rows ?? null,
    pagination: data?.pagination ?? null,
    busy: isPlaceholderData,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
