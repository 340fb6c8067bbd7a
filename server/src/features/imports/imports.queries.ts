import { roleId } from '@catchpitch/contract/access/roles'
import { importKind, importState, type PersonKind } from '@catchpitch/contract/imports/import'
import type { Language } from '@catchpitch/contract/languages'
import { type Selectable, sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { insertRows } from '#platform/db/insert-rows'
import type { Tables } from '#platform/db/tables'
import { newId } from '#platform/ids'
import type { Candidate, CellProblem } from './check-rows.rules.ts'

type Key = { group_id: string; id: string }

const ofImport = (db: Connection, { group_id, id }: Key) =>
  db.updateTable('imports').where('group_id', '=', group_id).where('id', '=', id)

type NewImport = Key & {
  kind: PersonKind
  file_id: string
  file_name: string
  rows_total: number
  rows_bad: number
  problems: readonly CellProblem[]
  created_by: string
}

export async function insertImport(db: Connection, { kind, problems, ...row }: NewImport, now: Date): Promise<void> {
  await db
    .insertInto('imports')
    .values({
      ...row,
      kind: importKind[kind],
      state: importState.checked,
      problems: JSON.stringify(problems),
      problems_total: problems.length,
      created_at: now,
    })
    .execute()
}

/** Whose import an id is; ids are unique over all companies. */
export async function findImportKey(db: Connection, id: string): Promise<Key | null> {
  const key = await acrossGroups(db)
    .selectFrom('imports')
    .where('id', '=', id)
    .select(['group_id', 'id'])
    .executeTakeFirst()
  return key ?? null
}

const columns = [
  'imports.group_id',
  'imports.id',
  'imports.kind',
  'imports.file_id',
  'imports.file_name',
  'imports.state',
  'imports.rows_total',
  'imports.rows_bad',
  'imports.rows_done',
  'imports.rows_added',
  'imports.problems_total',
  'imports.failure',
  'imports.created_by',
  'imports.created_at',
] as const

export async function findImport(db: Connection, { group_id, id }: Key) {
  return db
    .selectFrom('imports')
    .innerJoin('groups', 'groups.id', 'imports.group_id')
    .where('imports.group_id', '=', group_id)
    .where('imports.id', '=', id)
    .select([...columns, 'groups.name as group_name'])
    .executeTakeFirst()
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Locked, so that of two workers that were given the same order one waits, and then finds it done. */
export async function lockImport(db: Connection, { group_id, id }: Key) {
  return db
    .selectFrom('imports')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
}

/** What is wrong with which cell, from the first on; apart from the row, because there can be many. */
export async function listProblems(db: Connection, { group_id, id }: Key, most: number | null): Promise<unknown> {
  const problems =
    most === null ? sql`problems` : sql`jsonb_path_query_array(problems, ${`$[0 to ${most - 1}]`}::jsonpath)`
  const row = await db
    .selectFrom('imports')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(problems.as('problems'))
    .executeTakeFirst()
  return row?.problems ?? []
}

export async function markStarted(db: Connection, key: Key, now: Date): Promise<void> {
  await ofImport(db, key).set({ state: importState.running, started_at: now }).execute()
}

export async function markEnded(db: Connection, key: Key, failure: string | null, now: Date): Promise<void> {
  const state = failure === null ? importState.done : importState.failed
  await ofImport(db, key).set({ state, failure, ended_at: now }).execute()
}

type Progress = { rows_done: number; added: number; problems: readonly CellProblem[] }

export async function noteProgress(db: Connection, key: Key, { rows_done, added, problems }: Progress): Promise<void> {
  await ofImport(db, key)
    .set((eb) => ({
      rows_done,
      rows_added: eb('rows_added', '+', added),
      ...(problems.length > 0 && {
        problems: sql`problems || ${JSON.stringify(problems)}::jsonb`,
        problems_total: eb('problems_total', '+', problems.length),
        rows_bad: eb('rows_bad', '+', problems.length),
      }),
    }))
    .execute()
}

/** Of these addresses, those that have an account, each with whether it belongs to this company. */
export async function findTaken(db: Connection, group_id: string, email_keys: readonly string[]) {
  const taken = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.group_id', '=', group_id),
    )
    .where(sql<boolean>`users.email_key = any(${email_keys}::text[])`)
    .select(['users.email_key', sql<boolean>`memberships.user_id is not null`.as('is_member')])
    .execute()
  return new Map(taken.map(({ email_key, is_member }) => [email_key, is_member]))
}

export async function listDepartments(db: Connection, group_id: string) {
  return db.selectFrom('departments').where('group_id', '=', group_id).select(['id', 'name']).execute()
}

export async function findCompany(db: Connection, group_id: string) {
  return db.selectFrom('groups').where('id', '=', group_id).select(['id', 'name', 'suspended_at']).executeTakeFirst()
}

const newPersonColumns = ['id', 'email', 'email_key', 'first_name', 'last_name', 'language'] as const

type NewPerson = Pick<Selectable<Tables['users']>, (typeof newPersonColumns)[number]>

/** What a file says of somebody, as it is stored. */
function columnsOf(person: Candidate, language: Language, id: string) {
  const { email, email_key, first_name, last_name, country_code, mobile } = person
  const everybody = { email, email_key, first_name, last_name, country_code, mobile }
  const account = { id, unique_id: id, ...everybody, language: person.language ?? language }
  if (!('dob' in person)) return account
  const { gender, dob: born_on, employment_status, education_level, country } = person
  return { ...account, gender, born_on, employment_status, education_level, country }
}

type Newcomers = { group_id: string; invited_by: string | null; language: Language }

/**
 * Makes the accounts of these people, without a password and with an address that nobody has confirmed, and puts them
 * into the company. Somebody whose address was taken at the same moment is left as they are, and is not among those who
 * come back.
 */
export async function insertPeople(
  db: Connection,
  people: readonly Candidate[],
  { group_id, invited_by, language }: Newcomers,
  now: Date,
) {
  const made = await insertRows<'users', NewPerson>(
    db,
    'users',
    people.map((person) => ({ ...columnsOf(person, language, newId(now)), created_at: now, updated_at: now })),
    { unless_same: ['email_key'], returning: newPersonColumns },
  )
  const candidateOf = new Map(people.map((person) => [person.email_key, person]))
  await insertRows(
    db,
    'memberships',
    made.map(({ id, email_key }) => {
      const person = candidateOf.get(email_key)
      const role = person && 'role' in person ? person.role : 'applicant'
      const department_ids = person?.department_ids ?? []
      return { group_id, user_id: id, role_id: roleId[role], department_ids, invited_by, joined_at: now }
    }),
  )
  return made
}

/** The survey that people are brought to from a file. */
export async function findSurveyOfImport(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(['language', 'situation_ids'])
    .executeTakeFirst()
}

/** What the dimensions of situations are called, in every language: a file may name them in any. */
export async function readDimensionNames(db: Connection, situation_ids: readonly string[]) {
  return db
    .selectFrom('dimensions')
    .innerJoin('situations', 'situations.dimension_id', 'dimensions.id')
    .where(sql<boolean>`situations.id = any(${situation_ids}::uuid[])`)
    .distinct()
    .select([
      'dimensions.id',
      sql<string>`dimensions.name ->> 'en'`.as('en'),
      sql<string>`dimensions.name ->> 'zh'`.as('zh'),
      sql<string>`dimensions.name ->> 'ms'`.as('ms'),
    ])
    .execute()
}
