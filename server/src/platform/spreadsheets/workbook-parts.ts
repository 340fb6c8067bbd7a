import type { ColumnStyle } from '@catchpitch/contract/exports/export'
import { looksLikeFormula } from '#platform/csv/csv-line'
import { type Cell, type Lines, type WrittenColumn, wallTime } from './cell.ts'
import { writtenFigure } from './written-figure.ts'
import { zipParts } from './zip-parts.ts'

/** What a sheet holds at most, with its headings; what is more goes on in another. */
const rows_of_sheet = 1_048_576
const characters_of_cell = 32_767

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of the styles below. `guarded` is a text that a spreadsheet must not take for a formula when it is edited. */
const styleOf = { text: 1, heading: 2, whole: 3, number: 4, share: 5, moment: 6, guarded: 7 } as const

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">${[
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>',
  '<xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="9" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>',
].join('')}</cellXfs></styleSheet>`

const widths: Readonly<Record<ColumnStyle, number>> = { text: 24, whole: 10, number: 12, share: 10, moment: 17 }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// What XML cannot hold at all, also as a reference: one of them, and the whole file is refused as damaged.
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
/** `_x0041_` is read as the letter A. */
const spelledOut = /_(?=x[\da-f]{4}_)/gi

function xmlText(text: string): string {
  return text
    .slice(0, characters_of_cell)
    .replace(unwritable, '')
    .replace(spelledOut, '_x005F_')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}

const textCell = (text: string, style: number) =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

const day_ms = 24 * 60 * 60 * 1000
/** Spreadsheets count days from here. */
const first_day_ms = Date.UTC(1899, 11, 30)

/** A text stays a text, whatever it begins with: only a cell that says that it is a formula is one. */
function cellOf(cell: Cell, style: ColumnStyle): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'string') return textCell(cell, looksLikeFormula(cell) ? styleOf.guarded : styleOf.text)
  const value = cell instanceof Date ? (wallTime(cell) - first_day_ms) / day_ms : cell
  return `<c s="${styleOf[style]}"><v>${writtenFigure(value)}</v></c>`
}

function sheetHead(columns: readonly WrittenColumn[]): string {
  const sizes = columns.map(
    ({ style }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[style]}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }) => textCell(title, styleOf.heading))
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${sizes.join('')}</cols><sheetData><row>${titles.join('')}</row>`
}

const sheetEnd = '</sheetData></worksheet>'

/** Lines that can be taken as many as fit, and then go on from there. */
function taker(lines: Lines) {
  const reading = lines[Symbol.asyncIterator]()
  let rest: readonly (readonly Cell[])[] = []
  let is_over = false
  return {
    isOver: () => is_over,
    async take(most: number) {
      if (rest.length === 0) {
        const next = await reading.next()
        if (next.done) is_over = true
        else rest = next.value
      }
      const taken = rest.slice(0, most)
      rest = rest.slice(most)
      return taken
    },
  }
}

async function* sheetParts(columns: readonly WrittenColumn[], from: ReturnType<typeof taker>, most: number) {
  yield Buffer.from(sheetHead(columns))
  let left = most - 1
  while (left > 0 && !from.isOver()) {
    const some = await from.take(left)
    left -= some.length
    const rows = some.map(
      (cells) => `<row>${cells.map((cell, at) => cellOf(cell, columns[at]?.style ?? 'text')).join('')}</row>`,
    )
    if (rows.length > 0) yield Buffer.from(rows.join(''))
  }
  yield Buffer.from(sheetEnd)
}

async function* once(text: string) {
  yield Buffer.from(text)
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

function* bookParts(sheets: readonly number[]) {
  const names = sheets.map((no) => `<sheet name="Sheet${no}" sheetId="${no}" r:id="rId${no}"/>`).join('')
  const parts = sheets
    .map((no) => `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="${types}.worksheet+xml"/>`)
    .join('')
  const links = sheets.map((no) => relation(`rId${no}`, 'worksheet', `worksheets/sheet${no}.xml`)).join('')
  yield { name: 'xl/styles.xml', content: once(styles) }
  yield {
    name: 'xl/workbook.xml',
    content: once(`${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names}</sheets></workbook>`),
  }
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    content: once(
      `${declaration}<Relationships xmlns="${relations}">${links}${relation('rIdStyles', 'styles', 'styles.xml')}</Relationships>`,
    ),
  }
  yield {
    name: '_rels/.rels',
    content: once(
      `${declaration}<Relationships xmlns="${relations}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
  }
  yield {
    name: '[Content_Types].xml',
    content: once(
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${parts}</Types>`,
    ),
  }
}

async function* bookEntries(columns: readonly WrittenColumn[], lines: Lines, most: number) {
  const from = taker(lines)
  const sheets: number[] = []
  do {
    sheets.push(sheets.length + 1)
    yield { name: `xl/worksheets/sheet${sheets.length}.xml`, content: sheetParts(columns, from, most) }
  } while (!from.isOver())
  yield* bookParts(sheets)
}

/**
 * A table as an XLSX file, written while its lines are read: a library that takes the whole table first would need a
 * gigabyte for what fits into a few megabytes here.
 */
export function workbookParts(
  columns: readonly WrittenColumn[],
  lines: Lines,
  rows_at_most = rows_of_sheet,
): AsyncIterable<Buffer> {
  return zipParts(bookEntries(columns, lines, rows_at_most))
}
