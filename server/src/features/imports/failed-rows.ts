import type { Language } from '@catchpitch/contract/languages'
import type { Context } from '#platform/http/context'
import { translate } from '#platform/i18n/translate'
import { refuse } from '#platform/refusal'
import type { Sheet } from '#platform/spreadsheets/sheet'
import { contentTypes } from './check-import.ts'
import type { CellProblem } from './check-rows.rules.ts'
import { problemsIn } from './import.presenter.ts'
import { reasonTitle } from './import-columns.rules.ts'
import { findImport, findImportKey, listProblems } from './imports.queries.ts'
import { readStoredSheet } from './read-import-file.ts'

/** The rows of a table that something is wrong with, as they came, with the reasons behind each. */
export function rowsWithReasons(sheet: Sheet, problems: readonly CellProblem[], language: Language): string[][] {
  const reasons = new Map<number, string[]>()
  for (const { line, column, key: reason, params } of problems) {
    reasons.set(line, [...(reasons.get(line) ?? []), `${column}: ${translate(language, reason, params)}`])
  }
  const [header, ...rows] = sheet.rows
  const titles = header?.cells ?? []
  // A file that came back to be mended brings the reasons of the last time along.
  const old = titles.findIndex((title) => Object.values(reasonTitle).includes(title.trim()))
  const width = old === -1 ? titles.length : old
  const kept = (cells: readonly string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '')
  return [
    [...kept(titles), reasonTitle[language]],
    ...rows.flatMap(({ line, cells }) => {
      const said = reasons.get(line)
      return said ? [[...kept(cells), said.join(' ')]] : []
    }),
  ]
}

type Looking = Pick<Context, 'db' | 'now' | 'language' | 'storage' | 'spreadsheets'>

/**
 * The rows of a file that were not taken in, as they came and in the format in which they came, with what is wrong
 * behind each. Mended, the same file can be sent again.
 */
export async function failedRows(looking: Looking, id: string) {
  const { db, language, spreadsheets } = looking
  const key = await findImportKey(db, id)
  const row = key && (await findImport(db, key))
  const sheet = row && (await readStoredSheet(looking, row))
  if (!row || !sheet) return refuse('record.missing')
  const table = rowsWithReasons(sheet, problemsIn(await listProblems(db, row, null)), language)
  const bytes = await spreadsheets.write(table, sheet.format)
  const name = row.file_name.replace(/\.[^.]*$/, '')
  return {
    file_name: `${name}-failed.${sheet.format}`,
    content_type: contentTypes[sheet.format],
    base64: bytes.toString('base64'),
  }
}
