import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { listAuditEvents } from './audit.queries.ts'

type EventRow = Awaited<ReturnType<typeof listAuditEvents>>['rows'][number]

const presentWho = (id: string | null, first_name: string | null, last_name: string | null) =>
  id === null ? null : { id, full_name: fullNameOf({ first_name: first_name ?? '', last_name: last_name ?? '' }) }

export function presentAuditEvent(row: EventRow) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    group: { id: row.group_id, name: row.group_name },
    actor: presentWho(row.actor_id, row.actor_first_name, row.actor_last_name),
    impersonator: presentWho(row.impersonator_id, row.impersonator_first_name, row.impersonator_last_name),
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    fields: row.fields,
    reason: row.reason,
    ip: row.ip,
  }
}
