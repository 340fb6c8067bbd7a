import { bind, bindFile } from '#platform/http/bind'
import { listAuditEvents } from './audit.queries.ts'
import { actionsMatching } from './audit.rules.ts'
import { auditFilename, auditLines } from './export-audit-events.ts'
import { presentAuditEvent } from './present-audit-event.ts'

export const auditRoutes = [
  bind('listAuditEvents', async ({ db }, { query }) => {
    const { rows, pagination } = await listAuditEvents(db, query, actionsMatching(query.keyword))
    return { data: rows.map(presentAuditEvent), pagination }
  }),

  bindFile('exportAuditEvents', async ({ db, now }, { query: { keyword, filter, order } }) => ({
    filename: auditFilename(now),
    content_type: 'text/csv; charset=utf-8',
    parts: auditLines(db, { filter, order, actions: actionsMatching(keyword) }),
    audit: { subject: 'audit_log', subject_id: null, fields: Object.keys(filter) },
  })),
]
