import { writeAudit } from '#platform/audit/audit.queries'
import type { AuditNote } from '#platform/audit/audit-note'
import type { Connection } from '#platform/db/database'
import type { Context } from './context.ts'

/** Writes down what a call did, with who made it. */
export async function writeAuditRow(db: Connection, action: string, context: Context, note: AuditNote): Promise<void> {
  await writeAudit(
    db,
    {
      action,
      now: context.now,
      group_id: note.group_id ?? context.group?.id ?? null,
      actor_id: note.actor_id ?? context.person?.id ?? null,
      impersonator_id: context.person?.impersonator_id ?? null,
      ip: context.ip,
      request_id: context.request_id,
    },
    note,
  )
}
