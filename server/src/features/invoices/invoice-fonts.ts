import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type InvoiceFonts = { regular: Buffer; bold: Buffer }

/** What `scripts/fonts.mjs` has fetched. Without it an invoice waits for its PDF, and says for what. */
export async function readInvoiceFonts(font_dir: string): Promise<InvoiceFonts> {
  const read = (name: string) => readFile(join(font_dir, name))
  try {
    const [regular, bold] = await Promise.all([read('regular.ttf'), read('bold.ttf')])
    return { regular, bold }
  } catch (error) {
    throw new Error(`There are no fonts in ${font_dir} to write invoices in. Fetch them with: node scripts/fonts.mjs`, {
      cause: error,
    })
  }
}
