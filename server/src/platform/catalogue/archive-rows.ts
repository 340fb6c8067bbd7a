import type { AuditNote } from '#platform/audit/audit-note'
import type { Context } from '#platform/http/context'
import { setArchived } from './catalogue-rows.queries.ts'

type Archiving = Parameters<typeof setArchived>[2] & {
  table: Parameters<typeof setArchived>[1]
  /** What the audit log calls one of them. */
  subject: string
}

/** Archives or restores rows of the catalogue, and tells how many that changed. */
export async function archiveRows({ db, now }: Pick<Context, 'db' | 'now'>, { table, subject, ...what }: Archiving) {
  const [first, ...others] = await setArchived(db, table, what, now)
  const audit: AuditNote | null = first === undefined ? null : { subject, subject_id: first, fields: ['archived_at'] }
  return {
    changed: first === undefined ? 0 : others.length + 1,
    message: what.archived ? ('done.archived' as const) : ('done.restored' as const),
    audit,
  }
}
