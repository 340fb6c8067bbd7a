import type { ListAddress } from './list-state.ts'

const known = ['page', 'keyword', 'filter', 'order']

/** For a route's `validateSearch`: what of an address concerns its list, as it was written. */
export function listAddress(search: ListAddress, apart: readonly string[] = []): ListAddress {
  return Object.fromEntries(Object.entries(search).filter(([name]) => known.includes(name) || apart.includes(name)))
}
