import type { CatalogSource } from '@catchpitch/contract/catalogue/catalog-field'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { platformGroupId } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'

/** Something that can be pointed at, by what it is called in the reader's language; `offered`: anew as well. */
export type Named = { id: string; name: string; offered: boolean }

/**
 * Which of a source: those with these ids, or the first that a keyword finds among what is offered; of people with or
 * without staff, whom a moderator does not see.
 */
type Wanted = { ids: readonly string[] } | { keyword: string; with_staff: boolean }

const most = limits.list.per_page

const tables = { dimension: 'dimensions', situation: 'situations', module: 'modules' } as const

async function namedEntries(
  db: Connection,
  table: (typeof tables)[keyof typeof tables],
  wanted: Wanted,
  language: Language,
) {
  const entries = db
    .selectFrom(table)
    .select((eb) => [
      'id',
      inLanguage(eb.ref('name'), language).as('name'),
      sql<boolean>`archived_at is null`.as('offered'),
    ])
  if ('ids' in wanted) return entries.where('id', 'in', wanted.ids).execute()
  return entries
    .where('archived_at', 'is', null)
    .where((eb) => matchesKeyword(eb.ref('search'), wanted.keyword))
    .orderBy('name_key')
    .orderBy('id')
    .limit(most)
    .execute()
}

async function namedOptions(db: Connection, list: OptionList, wanted: Wanted, language: Language) {
  const entries = db
    .selectFrom('options')
    .where('list', '=', list)
    .select((eb) => [
      'id',
      inLanguage(eb.ref('name'), language).as('name'),
      sql<boolean>`archived_at is null`.as('offered'),
    ])
  if ('ids' in wanted) return entries.where('id', 'in', wanted.ids).execute()
  return entries
    .where('archived_at', 'is', null)
    .where((eb) => matchesKeyword(eb.ref('search'), wanted.keyword))
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute()
}

async function namedCompanies(db: Connection, wanted: Wanted): Promise<Named[]> {
  const companies = db.selectFrom('groups').where('id', '!=', platformGroupId).select(['id', 'name'])
  const found =
    'ids' in wanted
      ? await companies.where('id', 'in', wanted.ids).execute()
      : await companies
          .where((eb) => matchesKeyword(eb.ref('search'), wanted.keyword))
          .orderBy(sql`folded(name)`)
          .orderBy('id')
          .limit(most)
          .execute()
  return found.map((company) => ({ ...company, offered: true }))
}

async function namedPeople(db: Connection, wanted: Wanted): Promise<Named[]> {
  const people = db.selectFrom('users').select(['id', 'first_name', 'last_name', 'email'])
  const found =
    'ids' in wanted
      ? await people.where('id', 'in', wanted.ids).execute()
      : await people
          .$if(!wanted.with_staff, (all) => all.where('platform_role', 'is', null))
          .where((eb) => matchesKeyword(eb.ref('search'), wanted.keyword))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most)
          .execute()
  // People of one name are told apart by their address.
  return found.map(({ id, email, ...names }) => ({ id, name: `${fullNameOf(names)} (${email})`, offered: true }))
}

async function namedSurveys(db: Connection, wanted: Wanted): Promise<Named[]> {
  const surveys = acrossGroups(db)
    .selectFrom('surveys')
    .innerJoin('groups', 'groups.id', 'surveys.group_id')
    .select(['surveys.id', 'surveys.name', 'groups.name as company'])
  const found =
    'ids' in wanted
      ? await surveys.where('surveys.id', 'in', wanted.ids).execute()
      : await surveys
          .where('surveys.removed_at', 'is', null)
          .where((eb) => matchesKeyword(eb.ref('surveys.search'), wanted.keyword))
          .orderBy('surveys.id', 'desc')
          .limit(most)
          .execute()
  return found.map(({ id, name, company }) => ({ id, name: `${name} (${company})`, offered: true }))
}

export async function findNamed(
  db: Connection,
  source: CatalogSource,
  wanted: Wanted,
  language: Language,
): Promise<Named[]> {
  if ('ids' in wanted && wanted.ids.length === 0) return []
  switch (source) {
    case 'dimension':
    case 'situation':
    case 'module':
      return namedEntries(db, tables[source], wanted, language)
    case 'industry':
    case 'note_type':
    case 'transaction_type':
      return namedOptions(db, source, wanted, language)
    case 'company':
      return namedCompanies(db, wanted)
    case 'person':
      return namedPeople(db, wanted)
    case 'survey':
      return namedSurveys(db, wanted)
  }
}

/** Entries of a list by their codes, which stand where an id would. */
export async function findNamedCodes(
  db: Connection,
  list: OptionList,
  codes: readonly string[],
  language: Language,
): Promise<Named[]> {
  if (codes.length === 0) return []
  return db
    .selectFrom('options')
    .where('list', '=', list)
    .where('code', 'in', codes)
    .select((eb) => [
      'code as id',
      inLanguage(eb.ref('name'), language).as('name'),
      sql<boolean>`archived_at is null`.as('offered'),
    ])
    .execute()
}
