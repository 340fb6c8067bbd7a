import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { getReportInfo as endpoint } from '@catchpitch/contract/reports/reports.endpoints'
import type { ReadFrom } from './reports.queries.ts'

type Asked = Omit<QueryOf<typeof endpoint>, 'id' | 'group_id'>

/** The list that a report is read from, in the shape in which it is looked up. Of several days the widest span counts. */
export function readFrom(
  { list, keyword, order, filter }: Asked,
  survey_ids: readonly string[] | undefined,
): Omit<ReadFrom, 'reach'> {
  const { status, flag, dimension, query, kind, from, until } = filter
  return {
    keyword,
    status,
    flag,
    dimension_ids: dimension,
    query_ids: query,
    from: from?.toSorted()[0],
    until: until?.toSorted().at(-1),
    module_kinds: kind,
    ...(list === 'company' && { surveys: survey_ids ?? ('all' as const) }),
    descending: order === '-completed_at',
  }
}
