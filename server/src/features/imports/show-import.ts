import { importState } from '@catchpitch/contract/imports/import'
import { limits } from '@catchpitch/contract/limits'
import type { Context } from '#platform/http/context'
import { translate } from '#platform/i18n/translate'
import { refuse } from '#platform/refusal'
import type { Sheet } from '#platform/spreadsheets/sheet'
import { presentImport, problemsIn } from './import.presenter.ts'
import { findImport, findImportKey, listProblems } from './imports.queries.ts'
import { readStoredSheet } from './read-import-file.ts'

type Looking = Pick<Context, 'db' | 'now' | 'language' | 'storage' | 'spreadsheets'>

/** What stands in the file at a line, under a title. */
function cellsOf(sheet: Sheet | null) {
  const titles = sheet?.rows[0]?.cells.map((title) => title.trim()) ?? []
  const byLine = new Map(sheet?.rows.map(({ line, cells }) => [line, cells]))
  return (line: number, column: string) => byLine.get(line)?.[titles.indexOf(column)] ?? null
}

/** An import with what is wrong in it. While it runs the file is not looked at: a page asks several times a second. */
export async function showImport(looking: Looking, id: string) {
  const { db, language } = looking
  const key = await findImportKey(db, id)
  const row = key && (await findImport(db, key))
  if (!row) return refuse('record.missing')
  const problems = problemsIn(await listProblems(db, row, limits.import.problems_shown))
  const looks = problems.length > 0 && row.state !== importState.running
  const valueOf = cellsOf(looks ? await readStoredSheet(looking, row) : null)
  const said = problems.map(({ line, column, key: reason, params }) => ({
    line,
    column,
    value: valueOf(line, column),
    reason: translate(language, reason, params),
  }))
  return presentImport(row, said, (message) => translate(language, message))
}
