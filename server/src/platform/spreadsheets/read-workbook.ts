import { limits } from '@catchpitch/contract/limits'
import { type CellObject, read, type WorkBook } from '@e965/xlsx'
import { createRowCollector } from './collect-rows.ts'
import { repackWorkbook } from './repack.ts'
import { type Sheet, SheetError, type SheetFormat } from './sheet.ts'
import { readZipDirectory } from './zip-directory.ts'

/** A number as the person sees it where that is digits, such as 0123: else in full, because 1.2E+11 is no telephone. */
function numberText(value: number, shown: string | undefined): string {
  return shown !== undefined && /^[\d+() -]+$/.test(shown) ? shown : String(value)
}

function dateText(value: Date): string {
  const [day = '', time = ''] = value.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}

/** The text of a cell. Of a formula it is the result that the file was saved with: nothing is ever computed here. */
function cellText(cell: CellObject | undefined): string {
  const { v: value, w: shown } = cell ?? {}
  if (value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value)
  if (typeof value === 'number') return cell?.t === 'e' ? (shown ?? '#') : numberText(value, shown)
  return typeof value === 'boolean' ? String(value).toUpperCase() : value
}

function open(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheets: 0,
      sheetRows: limits.spreadsheet.rows + 2,
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
    })
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new SheetError(locked ? 'field.sheet.locked' : 'field.sheet.broken')
  }
}

/** Formats that are spread over a whole row make it as wide as a table can be. */
const most_looked_at = 20_000

function readFirstTable(bytes: Buffer, format: SheetFormat): Sheet {
  const workbook = open(bytes)
  const table = workbook.Sheets[workbook.SheetNames[0] ?? '']
  const collector = createRowCollector()
  const data: (CellObject[] | undefined)[] = table?.['!data'] ?? []
  for (const [index, cells = []] of data.entries()) {
    // Beyond the limit only what is filled counts; the collector says so of the first such cell.
    if (cells.length > 0) collector.add(index + 1, Array.from(cells.slice(0, most_looked_at), cellText))
  }
  return { format, rows: collector.rows }
}

export function readXlsx(bytes: Buffer): Sheet {
  const workbook = repackWorkbook(bytes, readZipDirectory(bytes))
  if (!workbook) throw new SheetError('field.sheet.type')
  return readFirstTable(workbook, 'xlsx')
}

export function readXls(bytes: Buffer): Sheet {
  return readFirstTable(bytes, 'xls')
}
