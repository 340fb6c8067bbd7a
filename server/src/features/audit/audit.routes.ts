import { bind } from '#platform/http/bind'
import { listAuditEvents } from './audit.queries.ts'
import { actionsMatching } from './audit.rules.ts'
import { presentAuditEvent } from './present-audit-event.ts'

export const auditRoutes = [
  bind('listAuditEvents', async ({ db }, { query }) => {
    const { rows, pagination } = await listAuditEvents(db, query, actionsMatching(query.keyword))
    return { data: rows.map(presentAuditEvent), pagination }
  }),
]
