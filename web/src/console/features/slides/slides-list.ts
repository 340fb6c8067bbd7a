import type { QueryClient } from '@tanstack/react-query'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export const slidesGrammar: ListGrammar = {
  order: 'position',
  orders: ['position', '-position', 'name', '-name', 'updated_at', '-updated_at'],
  filters: ['type', 'kind', 'state'],
}

export const slidesQuery = (query: ListQuery) => pageQuery('GET /admin/admin-sliders', { query })

export const beginSlides = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, slidesGrammar, slidesQuery)

/** What is out of date once a slide was changed. */
export const staleAfterSlide = ['/admin/admin-sliders', '/admin/admin-sliders/{id}', '/admin/admin-sliders/sequence']
