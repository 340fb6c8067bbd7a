import { api } from '../../api/api.ts'
import type { ChoiceQuery } from './list-filter.ts'

/** Companies by what is typed, for staff's lists over all of them. */
export function companiesLike(keyword: string): ChoiceQuery {
  return {
    queryKey: ['/admin/groups/drop-down', { keyword }, 'choices'],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /admin/groups/drop-down', { query: { keyword } }, { signal })
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
  }
}

/** Those of them that somebody can be added to: a suspended company is left out. */
export function openCompaniesLike(keyword: string): ChoiceQuery {
  return {
    queryKey: ['/admin/groups/list', { keyword }, 'choices'],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /admin/groups/list', { query: { keyword } }, { signal })
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
  }
}

/** People by what is typed; those of one name are told apart by their address. */
export function peopleLike(keyword: string): ChoiceQuery {
  return {
    queryKey: ['/admin/users', { keyword }, 'choices'],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /admin/users', { query: { keyword } }, { signal })
      return data.map(({ id, full_name, email }) => ({ value: id, label: `${full_name} (${email})` }))
    },
  }
}

/** What entries of money are sorted by. */
export function transactionTypesLike(keyword: string): ChoiceQuery {
  const params = { source: 'transaction_type' } as const
  return {
    queryKey: ['/admin/choices/{source}', { params, query: { keyword } }],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /admin/choices/{source}', { params, query: { keyword } }, { signal })
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
  }
}
