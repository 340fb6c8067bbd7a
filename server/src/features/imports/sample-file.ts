import type { ImportKind } from '@catchpitch/contract/imports/import'
import type { Context } from '#platform/http/context'
import type { SheetFormat } from '#platform/spreadsheets/sheet'
import { contentTypes } from './check-import.ts'
import { importColumns } from './import-columns.rules.ts'

/** A file as an import takes it: the titles of its columns, and two people who do not exist. */
export async function sampleFile(
  { language, spreadsheets }: Pick<Context, 'language' | 'spreadsheets'>,
  kind: ImportKind,
  format: SheetFormat,
) {
  const columns = importColumns[kind]
  const rows = [
    columns.map(({ titles }) => titles[language]),
    ...[0, 1].map((n) => columns.map(({ sample }) => sample[n] ?? '')),
  ]
  const bytes = await spreadsheets.write(rows, format)
  return { file_name: `${kind}.${format}`, content_type: contentTypes[format], base64: bytes.toString('base64') }
}
