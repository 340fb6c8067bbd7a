import { writtenFigure } from '#platform/spreadsheets/written-figure'

/** What a spreadsheet takes for the beginning of a formula, also in the full width that it folds first. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n\0]/u

export const looksLikeFormula = (text: string) => formula.test(text)

/**
 * One cell of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe in front, by which it stays
 * a text; everything else stands as it is, but for NUL, at which some programs end a file. Every cell is quoted, so that no text can begin a cell or a line of its own.
 */
export function csvCell(cell: string | number | null): string {
  if (cell === null) return '""'
  if (typeof cell === 'number') return `"${writtenFigure(cell)}"`
  const harmless = looksLikeFormula(cell) ? `'${cell}` : cell
  // Nearly no text needs it, and looking is many times faster than replacing.
  if (!harmless.includes('"') && !harmless.includes('\0')) return `"${harmless}"`
  return `"${harmless.replaceAll('\0', '').replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`

/** Spreadsheets read a file as UTF-8 only if it says so at its beginning; without it Chinese is garbled. */
export const byteOrderMark = '\uFEFF'
