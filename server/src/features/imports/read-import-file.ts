import { buffer } from 'node:stream/consumers'
import type { PersonKind } from '@catchpitch/contract/imports/import'
import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { findFile } from '#platform/files/files.queries'
import type { FileStorage } from '#platform/files/storage'
import type { Sheet } from '#platform/spreadsheets/sheet'
import type { Spreadsheets } from '#platform/spreadsheets/spreadsheets'
import { checkRows } from './check-rows.rules.ts'
import { knownWords } from './known-words.ts'

type Reading = { db: Connection; storage: FileStorage; spreadsheets: Spreadsheets; now: Date }
type Stored = { group_id: string; file_id: string | null }

/** The table of a file that was checked before; null if the file has been removed since, as all are after a while. */
export async function readStoredSheet(reading: Reading, { group_id, file_id }: Stored): Promise<Sheet | null> {
  const { db, storage, spreadsheets, now } = reading
  const file = file_id === null ? null : await findFile(db, { group_id, id: file_id }, now)
  if (!file) return null
  const stream = await storage.read(file.storage_key, { start: 0, end: file.bytes - 1 })
  if (!stream) return null
  const answer = await spreadsheets.read(await buffer(stream))
  return 'sheet' in answer ? answer.sheet : null
}

type Checking = Reading & { language: Language }

/** The same, checked as it was when it came. */
export async function checkStoredFile(reading: Checking, stored: Stored & { kind: PersonKind; created_at: Date }) {
  const sheet = await readStoredSheet(reading, stored)
  if (!sheet) return null
  const known = await knownWords(reading.db, stored.group_id)
  const checked = checkRows(sheet, { kind: stored.kind, known, language: reading.language, now: stored.created_at })
  return 'problem' in checked ? null : { sheet, ...checked }
}
