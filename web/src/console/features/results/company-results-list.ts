import type { Reply } from '../../../api/calls.ts'
import type { ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export type CompanyResult = Reply<'GET /my-surveys/results'>[number]

/** What the specification calls by names of its own, in the address and in the call. */
const apart = ['start_date', 'end_date', 'module_type_id'] as const

export const companyResultsGrammar: ListGrammar = {
  order: '-completed_at',
  orders: ['completed_at', '-completed_at'],
  filters: ['status', 'flag', 'survey', 'dimension', 'query'],
  apart,
}

/** The filters that are written together in the call, and those that stand apart. Of several days the widest span. */
function split(written: string) {
  const chosen = Object.fromEntries(
    written.split(';').flatMap((part) => {
      const [name = '', values = ''] = part.split(':')
      return values === '' ? [] : [[name, values.split(',').toSorted()]]
    }),
  )
  const { start_date, end_date, module_type_id, ...together } = chosen
  return {
    filter: Object.entries(together)
      .map(([name, values]) => `${name}:${values.join(',')}`)
      .join(';'),
    start_date: start_date?.[0],
    end_date: end_date?.at(-1),
    module_type_id: module_type_id?.join(','),
  }
}

export const companyResultsQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /my-surveys/results', { query: { ...query, ...split(query.filter), group_id } })
