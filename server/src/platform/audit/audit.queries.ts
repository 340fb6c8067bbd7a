import { platformGroupId } from '@catchpitch/contract/ids'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import type { AuditNote } from './audit-note.ts'

type AuditedCall = {
  action: string
  now: Date
  /** Null for what belongs to no company, such as signing in. */
  group_id: string | null
  actor_id: string | null
  impersonator_id: string | null
  /** Null for a command that somebody gave on the machine itself. */
  ip: string | null
  request_id: string | null
}

export async function writeAudit(db: Connection, call: AuditedCall, note: AuditNote): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      id: newId(call.now),
      group_id: call.group_id ?? platformGroupId,
      at: call.now,
      actor_id: call.actor_id,
      impersonator_id: call.impersonator_id,
      action: call.action,
      subject: note.subject,
      subject_id: note.subject_id,
      detail: JSON.stringify({ fields: note.fields ?? [], reason: note.reason }),
      ip: call.ip,
      request_id: call.request_id,
    })
    .execute()
}
