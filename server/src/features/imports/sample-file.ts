import type { ImportKind } from '@catchpitch/contract/imports/import'
import { choiceLists } from '@catchpitch/contract/imports/imported-person'
import type { Language } from '@catchpitch/contract/languages'
import { listOffered } from '#features/options/options.public'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import type { SheetFormat } from '#platform/spreadsheets/sheet'
import { contentTypes } from './check-import.ts'
import { importColumns } from './import-columns.rules.ts'

/** What each list offers, as this person reads it. */
async function offeredIn(db: Connection, language: Language): Promise<ReadonlyMap<string, string[]>> {
  const offered = new Map<string, string[]>()
  for (const list of choiceLists) {
    const choices = await listOffered(db, list, language)
    offered.set(
      list,
      choices.map(({ name }) => name),
    )
  }
  return offered
}

/** A file as an import takes it: the titles of its columns, and two people who do not exist. */
export async function sampleFile(
  { db, language, spreadsheets }: Pick<Context, 'db' | 'language' | 'spreadsheets'>,
  kind: ImportKind,
  format: SheetFormat,
) {
  const columns = importColumns[kind]
  const offered = await offeredIn(db, language)
  const samples = columns.map(({ field, sample }) => (sample === 'offered' ? (offered.get(field) ?? []) : sample))
  const rows = [
    columns.map(({ titles }) => titles[language]),
    ...[0, 1].map((person) => samples.map((sample) => sample[person] ?? '')),
  ]
  const bytes = await spreadsheets.write(rows, format)
  return { file_name: `${kind}.${format}`, content_type: contentTypes[format], base64: bytes.toString('base64') }
}
