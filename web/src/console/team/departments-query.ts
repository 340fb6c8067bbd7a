import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import type { Reply } from '../../api/calls.ts'

/** All departments of a company, from however many pages they fill: what is ticked must be on the screen. */
export const departmentsQuery = (group_id: string) =>
  queryOptions({
    queryKey: ['/departments', { query: { group_id } }, 'all'],
    queryFn: async ({ signal }) => {
      const all: Reply<'GET /departments'> = []
      for (let page = 1, last = 1; page <= last; page += 1) {
        const { data, pagination } = await api('GET /departments', { query: { group_id, page } }, { signal })
        all.push(...data)
        last = pagination?.last_page ?? 1
      }
      return all
    },
  })
