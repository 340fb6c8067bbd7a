import { limits } from '@catchpitch/contract/limits'
import { SheetError, type SheetRow } from './sheet.ts'

const { rows: most_rows, columns: most_columns, cell_characters, characters: most_characters } = limits.spreadsheet

/** What a spreadsheet program would take for a formula; ours are written with an apostrophe before them: see `write-sheet`. */
const guarded = /^'(?=[=+\-@\t\r])/

/** Takes rows in until there are too many of anything. A row of blanks is none, but keeps its number. */
export function createRowCollector() {
  const rows: SheetRow[] = []
  let characters = 0
  return {
    rows,
    add(line: number, values: readonly string[]): void {
      let width = values.length
      while (width > 0 && (values[width - 1] ?? '').trim() === '') width -= 1
      if (width === 0) return
      if (width > most_columns) throw new SheetError('field.sheet.columns', { max: most_columns })
      // One more than may be: the first row says what the columns are.
      if (rows.length > most_rows) throw new SheetError('field.sheet.rows', { max: most_rows })
      // Cut one beyond what any field takes, so that it is still found too long.
      const cells = values.slice(0, width).map((value) => value.slice(0, cell_characters + 1).replace(guarded, ''))
      // A file can name the same long text a million times and stay small; each would be a copy here.
      for (const cell of cells) characters += cell.length
      if (characters > most_characters) throw new SheetError('field.sheet.heavy')
      rows.push({ line, cells })
    },
  }
}
