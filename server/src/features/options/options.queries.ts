import type { Language } from '@catchpitch/contract/languages'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

/** What a list offers today, in the order that staff gave it. */
export async function listOffered(db: Connection, list: OptionList, language: Language) {
  return db
    .selectFrom('options')
    .where('list', '=', list)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select((eb) => ['code', inLanguage(eb.ref('name'), language).as('name')])
    .execute()
}

export type Choice = { list: OptionList; code: string }

/** Those of some choices that are on offer. */
export async function findOffered(db: Connection, choices: readonly Choice[]) {
  return db
    .selectFrom('options')
    .where((eb) => eb.or(choices.map(({ list, code }) => eb.and({ list, code }))))
    .where('archived_at', 'is', null)
    .select(['list', 'code'])
    .execute()
}
