import { type Language, languageFrom } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { readOwnMailSettings } from '#platform/mail/mail-settings.queries'
import { listOwners } from './issuing.queries.ts'

/** The language that a company writes its mails in; of one that has never said so, its owner's. */
export async function invoiceLanguage(db: Connection, group_id: string): Promise<Language> {
  const { version, default_language } = await readOwnMailSettings(db, group_id)
  if (version > 0) return default_language
  const [owner] = await listOwners(db, group_id)
  return languageFrom(owner?.language)
}
