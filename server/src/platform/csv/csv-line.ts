/** What a spreadsheet takes for the beginning of a formula, also in the full width that it folds first. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n\0]/u

/**
 * One line of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe in front, by which it stays
 * a text; everything else stands as it is. Every cell is quoted, so that no text can begin a cell or a line of its own.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    if (cell === null) return '""'
    if (typeof cell === 'number') return `"${cell}"`
    const harmless = formula.test(cell) ? `'${cell}` : cell
    return `"${harmless.replaceAll('"', '""')}"`
  })
  return `${written.join(',')}\r\n`
}

/** Spreadsheets read a file as UTF-8 only if it says so at its beginning; without it Chinese is garbled. */
export const byteOrderMark = '\uFEFF'
