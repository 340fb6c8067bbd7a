import type { importFormats } from '@catchpitch/contract/imports/import-formats'
import type { FieldMessageKey, MessageParams } from '@catchpitch/contract/messages/messages'

export type SheetFormat = (typeof importFormats)[number]

/** One row that holds something; `line` is the number that a spreadsheet program shows beside it. */
export type SheetRow = { line: number; cells: string[] }

/** The first table of a file, as text. */
export type Sheet = { format: SheetFormat; rows: SheetRow[] }

/** What is wrong with a file as a whole, not yet in anybody's language. */
export type SheetProblem = { key: FieldMessageKey; params: MessageParams }

/** Ends the reading of a file that we do not take. */
export class SheetError extends Error {
  readonly problem: SheetProblem

  constructor(key: FieldMessageKey, params: MessageParams = {}) {
    super(key)
    this.problem = { key, params }
  }
}
