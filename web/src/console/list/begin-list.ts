import type { QueryClient } from '@tanstack/react-query'
import { type ListAddress, type ListGrammar, queryOf, readList } from './list-state.ts'
import type { PageSource } from './use-list.ts'

/** For a route's `loader`: asks for the rows while the page's code is still on its way. What fails is told by the page. */
export function beginList<Row, Key extends readonly unknown[]>(
  client: QueryClient,
  address: ListAddress,
  grammar: ListGrammar,
  source: PageSource<Row, Key>,
): void {
  client.query(source(queryOf(readList(address, grammar)))).catch(() => {})
}
