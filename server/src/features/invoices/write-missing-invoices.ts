import { enqueue } from '#platform/jobs/enqueue'
import type { DailyJob } from '#platform/jobs/job'
import { listUnwritten } from './invoices.queries.ts'
import { writeInvoice } from './write-invoice.ts'

/** The rest is ordered on the next days: an installation that is new to invoices must not keep its workers from all else. */
const at_once = 2000

/** Orders the PDFs that are missing: of what was paid before there were invoices, and of what failed for too long. */
export const writeMissingInvoices: DailyJob = {
  name: 'invoices.write-missing',
  daily_at: '05:00',
  retries: 3,
  expire_seconds: 600,
  async run({ db }) {
    await db.transaction().execute(async (tx) => {
      for (const { group_id, id } of await listUnwritten(tx, at_once)) {
        await enqueue(tx, writeInvoice, { group_id, invoice_id: id })
      }
    })
  },
}
