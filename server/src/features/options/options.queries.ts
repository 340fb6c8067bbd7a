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
    .select((eb) => ['code', 'senior', inLanguage(eb.ref('name'), language).as('name')])
    .execute()
}

/** Everything that some lists offer today, by code and by its name in each language. */
export async function listChoices(db: Connection, lists: readonly OptionList[]) {
  return db
    .selectFrom('options')
    .where('list', 'in', lists)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['list', 'code', 'name'])
    .execute()
}

export type Choice = { list: OptionList; code: string }

const chosen = (db: Connection, choices: readonly Choice[]) =>
  db.selectFrom('options').where((eb) => eb.or(choices.map(({ list, code }) => eb.and({ list, code }))))

/** Those of some choices that are on offer. */
export async function findOffered(db: Connection, choices: readonly Choice[]) {
  return chosen(db, choices).where('archived_at', 'is', null).select(['list', 'code', 'senior']).execute()
}

/** What some choices are called, those included that are no longer offered. */
export async function findNames(db: Connection, choices: readonly Choice[], language: Language) {
  return chosen(db, choices)
    .select((eb) => ['list', 'code', inLanguage(eb.ref('name'), language).as('name')])
    .execute()
}
