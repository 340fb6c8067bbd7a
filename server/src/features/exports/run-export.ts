import { type ExportFormat, exportState } from '@catchpitch/contract/exports/export'
import { exportRequest } from '@catchpitch/contract/exports/export-request'
import { id } from '@catchpitch/contract/ids'
import { z } from 'zod'
import { countWanted } from '#features/results/results.public'
import { csvParts } from '#platform/csv/csv-parts'
import { insertFile } from '#platform/files/files.queries'
import { writeFile } from '#platform/files/store-file'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { commitThenAnnounce } from '#platform/live/commit-then-announce'
import { holds } from '#platform/session/session'
import { findMembership } from '#platform/session/session.queries'
import { workbookParts } from '#platform/spreadsheets/workbook-parts'
import { exportTable, type Reading, wantedBy } from './export-lines.ts'
import {
  type ExportRow,
  findExport,
  lockExportState,
  markBegun,
  markDone,
  markFailed,
  noteProgress,
} from './exports.queries.ts'
import { resultsCsv } from './results-csv.ts'

type Key = { group_id: string; id: string }

/** A page that shows the progress needs it no more often. */
const tell_every_ms = 400

const contentTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type OnPeople = (people: number) => Promise<void>

function partsOf(format: ExportFormat, reading: Reading, onPeople: OnPeople): AsyncIterable<Buffer> {
  if (format === 'csv' && reading.request.kind === 'results') return resultsCsv(reading, onPeople)
  const { columns, lines } = exportTable(reading, onPeople)
  return format === 'csv' ? csvParts(columns, lines) : workbookParts(columns, lines)
}

/** The file of an export, as the person who ordered it may see it now. */
async function write({ db, clock, storage, announce }: JobContext, key: Key, { query, requested_by }: ExportRow) {
  const request = exportRequest.parse(query)
  const group = await findMembership(db, key.group_id, requested_by)
  // Whoever was taken out of the company while it waited takes nothing along.
  if (!group || !holds(group.role, 'result.export')) return null
  await markBegun(db, key, await countWanted(db, wantedBy(group, request.people)))
  let people = 0
  let told_at = performance.now()
  const parts = partsOf(request.format, { db, group, request }, async (so_far) => {
    people = so_far
    if (performance.now() - told_at < tell_every_ms) return
    told_at = performance.now()
    await noteProgress(db, key, so_far)
    announce({ topic: 'exports', user_id: requested_by })
  })
  const content_type = contentTypes[request.format]
  const about = { group_id: key.group_id, purpose: 'export', content_type, uploaded_by: requested_by } as const
  const file = await writeFile({ storage, now: clock.now() }, parts, {
    ...about,
    width: null,
    height: null,
  })
  return { file, people }
}

/** It is written from the beginning however often it is tried: what a killed run left in the store is swept. */
export const runExport = defineJob({
  name: 'exports.run',
  payload: z.object({ group_id: id, export_id: id }),
  retries: 3,
  expire_seconds: 1800,
  async run(context, { group_id, export_id }) {
    const { db, announce } = context
    const key = { group_id, id: export_id }
    const found = await findExport(db, key)
    if (!found || found.state === exportState.done || found.state === exportState.failed) return
    const written = await write(context, key, found)
    await commitThenAnnounce(db, announce, async (tx, heard) => {
      const state = await lockExportState(tx, key)
      // Another worker was quicker; its file is as good.
      if (state === null || state === exportState.done) return
      if (written) {
        // With the export and not with the hour in which it was written.
        await insertFile(tx, { ...written.file, delete_after: found.expires_at })
        await markDone(tx, key, { file_id: written.file.id, people: written.people })
      } else await markFailed(tx, key)
      heard({ topic: 'exports', user_id: found.requested_by })
    })
  },
})
