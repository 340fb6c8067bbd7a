import { type Cell, type Lines, type WrittenColumn, wallTime } from '#platform/spreadsheets/cell'
import { byteOrderMark, csvLine } from './csv-line.ts'

/** `2026-11-16 10:30`, which every spreadsheet takes for a date. */
const written = (cell: Cell) =>
  cell instanceof Date ? new Date(wallTime(cell)).toISOString().slice(0, 16).replace('T', ' ') : cell

/** A table as a CSV file, written while its lines are read. */
export async function* csvParts(columns: readonly WrittenColumn[], lines: Lines): AsyncIterable<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(columns.map(({ title }) => title)))
  for await (const some of lines) {
    yield Buffer.from(some.map((cells) => csvLine(cells.map(written))).join(''))
  }
}
