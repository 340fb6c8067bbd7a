import { type DashboardSpan, dashboardSpans } from '@catchpitch/contract/system/dashboard'
import { readQuery } from '../../queries.ts'

/** What stands in the address: how far back the charts go. Anything else is as if it were not there. */
export function dashboardSearch(search: { span?: unknown }): { span?: DashboardSpan } {
  const span = dashboardSpans.find((known) => known === search.span)
  return span ? { span } : {}
}

export const dashboardQuery = (span: DashboardSpan) => readQuery('GET /admin/dashboard', { query: { span } })
