import { catalogEntities } from '@catchpitch/contract/catalogue/catalog-entities'
import type { CatalogName } from '@catchpitch/contract/catalogue/catalog-pages'
import type { QueryClient } from '@tanstack/react-query'
import type { Reply, WriteCall } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

/** One of the kinds of entries; whichever it is, its calls take and give the same. */
export type Entity = (typeof catalogEntities)[number]

/** An entry on the screen, as far as all have the same. */
export type Entry = Reply<`GET ${Entity['path']}/{id}`>

/** What stands in a field of its kind. */
export const valueOf = (entry: Entry, field: string): unknown => Reflect.get(entry, field)

export function entityNamed(name: CatalogName): Entity {
  const entity = catalogEntities.find((one) => one.name === name)
  if (!entity) throw new Error(`The catalogue has no ${name}`)
  return entity
}

const orders = ['position', 'name', 'updated_at']

export const grammarOf = ({ list }: Entity): ListGrammar => ({
  order: 'position',
  orders: orders.flatMap((order) => [order, `-${order}`]),
  filters: ['state', ...list.filters],
})

export const entriesQuery =
  ({ path }: Entity) =>
  (query: ListQuery) =>
    pageQuery(`GET ${path}`, { query })

export const entryQuery = ({ path }: Entity, id: string) => readQuery(`GET ${path}/{id}`, { params: { id } })

/** What names entries of any kind, or lets somebody choose one. */
const namedElsewhere = [
  '/admin/choices/{source}',
  '/options/{list}',
  '/admin/situations',
  '/admin/situations/{id}',
  '/admin/situations/list',
  '/admin/situations/dimensions',
  '/admin/modules',
  '/admin/modules/{id}',
]

/** What is out of date once something of this kind was changed: its own lists, and wherever else it stands. */
export const staleAfter = ({ path }: Entity) => [path, `${path}/{id}`, ...namedElsewhere]

export function beginEntries(client: QueryClient, name: CatalogName, address: ListAddress): void {
  const entity = entityNamed(name)
  beginList(client, address, grammarOf(entity), entriesQuery(entity))
}

type DuplicateCall = Extract<WriteCall, `POST ${Entity['path']}/{id}/duplicate`>

const isOffered = ({ actions }: Entity, _call: string): _call is DuplicateCall => actions.length > 0

/** The call that copies an entry, where the specification has it so. */
export function duplicateCallOf(entity: Entity): DuplicateCall | null {
  const call = `POST ${entity.path}/{id}/duplicate`
  return isOffered(entity, call) ? call : null
}
