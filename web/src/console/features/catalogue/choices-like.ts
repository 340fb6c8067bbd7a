import type { CatalogSource } from '@catchpitch/contract/catalogue/catalog-field'
import { api } from '../../../api/api.ts'
import type { ChoiceQuery } from '../../list/list-filter.ts'

/** What can be pointed at, by what is typed of its name. */
export const choicesLike =
  (source: CatalogSource) =>
  (keyword: string): ChoiceQuery => ({
    queryKey: ['/admin/choices/{source}', { params: { source }, query: { keyword } }],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /admin/choices/{source}', { params: { source }, query: { keyword } }, { signal })
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
  })
