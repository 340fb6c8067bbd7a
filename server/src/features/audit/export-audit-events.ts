import { dayOf } from '@catchpitch/contract/dates'
import { byteOrderMark, csvLine } from '#platform/csv/csv-line'
import type { Connection } from '#platform/db/database'
import { readAuditBatch } from './audit.queries.ts'
import { presentAuditEvent } from './present-audit-event.ts'

const columns = ['at', 'action', 'actor', 'impersonator', 'company', 'subject', 'subject_id', 'fields', 'reason', 'ip']

type Presented = ReturnType<typeof presentAuditEvent>

const lineOf = (event: Presented) =>
  csvLine([
    event.at,
    event.action,
    event.actor?.full_name ?? null,
    event.impersonator?.full_name ?? null,
    event.group.name,
    event.subject,
    event.subject_id,
    event.fields.join(' '),
    event.reason,
    event.ip,
  ])

/** The log as lines of a file, read batch by batch while it is sent: a million events take no more memory than a thousand. */
export async function* auditLines(db: Connection, asked: Parameters<typeof readAuditBatch>[1]): AsyncIterable<string> {
  yield byteOrderMark + csvLine(columns)
  let after: Parameters<typeof readAuditBatch>[2] = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof readAuditBatch>> = await readAuditBatch(db, asked, after)
    if (rows.length === 0) return
    yield rows.map((row) => lineOf(presentAuditEvent(row))).join('')
    after = rows.at(-1) ?? null
  }
}

export const auditFilename = (now: Date) => `audit-log-${dayOf(now)}.csv`
