import { id } from '@catchpitch/contract/ids'
import { type Language, languageFrom } from '@catchpitch/contract/languages'
import { z } from 'zod'
import { insertFile } from '#platform/files/files.queries'
import { writeFile } from '#platform/files/store-file'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { drawInvoice } from './draw-invoice.ts'
import { readInvoiceFonts } from './invoice-fonts.ts'
import { type Sheet, sheetTexts } from './invoice-sheet.rules.ts'
import { findInvoice, type InvoiceRow, lockUnwritten, noteWritten } from './invoices.queries.ts'
import { mailInvoice } from './mail-invoice.ts'
import { presentSheet } from './present-invoice.ts'

/** The bytes of the PDF in the store, and the row that will name them. */
async function write({ clock, storage, installation }: JobContext, row: InvoiceRow, sheet: Sheet, language: Language) {
  const { font_dir, app_name } = installation
  const fonts = await readInvoiceFonts(font_dir)
  const { issued_at } = row
  const bytes = await drawInvoice(sheetTexts(sheet, language), { fonts, app_name, language, issued_at })
  async function* whole() {
    yield bytes
  }
  return writeFile({ storage, now: clock.now() }, whole(), {
    group_id: row.group_id,
    purpose: 'invoice',
    content_type: 'application/pdf',
    width: null,
    height: null,
    uploaded_by: null,
  })
}

/**
 * Writes the PDF of an invoice and mails it. What was issued before there were invoices names who sells today, and is not
 * mailed: nobody expects a letter about what they paid last year.
 */
export const writeInvoice = defineJob({
  name: 'invoices.write',
  payload: z.object({ group_id: id, invoice_id: id }),
  // With the waits doubled each time these are about twelve hours; the daily job orders what is missing then.
  retries: 13,
  expire_seconds: 120,
  async run(context, { group_id, invoice_id }) {
    const { db, clock, installation } = context
    const key = { group_id, id: invoice_id }
    const row = await findInvoice(db, key)
    if (row?.file_id !== null) return
    const sheet = presentSheet(row, installation.seller)
    // Before the transaction: drawing and storing take their time, and nobody should wait for the row meanwhile.
    const language = languageFrom(row.language)
    const file = await write(context, row, sheet, language)
    await db.transaction().execute(async (tx) => {
      // Another worker was quicker; its file is as good, and the sweep removes this one.
      if (!(await lockUnwritten(tx, key))) return
      await insertFile(tx, file)
      await noteWritten(tx, key, { file_id: file.id, seller: JSON.stringify(sheet.seller) })
      if (row.seller !== null)
        await mailInvoice({ db: tx, now: clock.now() }, { group_id, file_id: file.id, language, sheet })
    })
  },
})
