import type { Language } from '@catchpitch/contract/languages'
import { type Expression, type RawBuilder, sql } from 'kysely'

/** A text of the catalogue as this person reads it: in English where nobody has translated it yet. */
export function inLanguage(texts: Expression<unknown>, language: Language): RawBuilder<string> {
  return sql<string>`coalesce(nullif(btrim(${texts} ->> ${language}), ''), ${texts} ->> 'en')`
}
