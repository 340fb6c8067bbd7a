import { utils, write } from '@e965/xlsx'
import Papa from 'papaparse'
import type { SheetFormat } from './sheet.ts'

/** What a spreadsheet program would carry out when it opens a CSV. An apostrophe makes it a text; reading takes it away. */
const formula = /^[=+\-@\t\r]/

const mark = '\ufeff'

/** A table as a file. In XLS and XLSX every cell is a text, so no zero before a telephone number gets lost. */
export function writeSheet(rows: readonly (readonly string[])[], format: SheetFormat): Buffer {
  if (format === 'csv') {
    const guarded = rows.map((cells) => cells.map((cell) => (formula.test(cell) ? `'${cell}` : cell)))
    return Buffer.from(`${mark}${Papa.unparse(guarded, { newline: '\r\n' })}\r\n`)
  }
  const texts = rows.map((cells) => cells.map((v) => ({ t: 's' as const, v, z: '@' })))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(texts), 'Sheet1')
  const bytes: unknown = write(workbook, {
    type: 'buffer',
    bookType: format === 'xls' ? 'biff8' : 'xlsx',
    compression: true,
  })
  if (!Buffer.isBuffer(bytes)) throw new Error('A workbook that is no bytes.')
  return bytes
}
