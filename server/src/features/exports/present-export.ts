import { exportState, exportStates } from '@catchpitch/contract/exports/export'
import { exportRequest } from '@catchpitch/contract/exports/export-request'
import { briefFileUrl } from '#platform/files/file-address'
import type { Secrets } from '#platform/secrets/secrets'
import type { ExportRow } from './exports.queries.ts'

export function presentExport(
  row: ExportRow,
  { group_id, secrets, now }: { group_id: string; secrets: Secrets; now: Date },
) {
  const { kind, format } = exportRequest.parse(row.query)
  return {
    id: row.id,
    kind,
    format,
    state: exportStates.find((word) => exportState[word] === row.state) ?? 'failed',
    rows_total: row.rows_total,
    rows_done: row.rows_done,
    file:
      row.file_id !== null && row.bytes !== null && row.expires_at > now
        ? { name: row.file_name, bytes: row.bytes, url: briefFileUrl(secrets, { group_id, id: row.file_id }, now) }
        : null,
    expires_at: row.expires_at.toISOString(),
  }
}
