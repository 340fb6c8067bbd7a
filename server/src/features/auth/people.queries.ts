import type { Language } from '@catchpitch/contract/languages'
import { type Insertable, sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { Users } from '#platform/db/tables'

const columns = [
  'id',
  'email',
  'email_key',
  'first_name',
  'last_name',
  'language',
  'password_hash',
  'verified_at',
  'deactivated_at',
] as const

export async function findPersonByAddress(db: Connection, email_key: string) {
  return db.selectFrom('users').where('email_key', '=', email_key).select(columns).executeTakeFirst()
}

/** Locked, because what a link is allowed to do depends on what the person is at that moment. */
export async function lockPerson(db: Connection, id: string) {
  return db.selectFrom('users').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()
}

export async function lockPersonByAddress(db: Connection, email_key: string) {
  return db.selectFrom('users').where('email_key', '=', email_key).select(columns).forUpdate().executeTakeFirst()
}

/** Whoever used a link that went to an address has shown that it is theirs. */
const confirmed = (now: Date) => sql<Date>`coalesce(verified_at, ${now})`

export async function confirmAddress(db: Connection, id: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ verified_at: confirmed(now), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** PostgreSQL's word for: another row has it already. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

type NewAddress = { email: string; email_key: string }

/**
 * Gives a person another, confirmed address; false if somebody else has it. The database itself decides, so that of two
 * people who confirm the same address at once only one gets it; the loser's transaction can only be given up then.
 */
export async function takeAddress(
  db: Connection,
  id: string,
  { email, email_key }: NewAddress,
  now: Date,
): Promise<boolean> {
  try {
    await db
      .updateTable('users')
      .set(({ eb }) => ({ email, email_key, verified_at: now, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** A password that its owner chose, after a link has shown that the address is theirs. */
export async function setPassword(db: Connection, id: string, password_hash: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      password_hash,
      password_temporary: false,
      verified_at: confirmed(now),
      failed_sign_ins: 0,
      locked_until: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

type Names = { first_name: string; last_name: string }

export async function setNames(db: Connection, id: string, { first_name, last_name }: Names, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set(({ eb }) => ({ first_name, last_name, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

type Newcomer = NewAddress &
  Names & {
    id: string
    password_hash: string
    language: Language
    /** Null until a link has shown that the address is theirs. */
    verified_at: Date | null
  }

/** What people may tell about themselves when they sign up. */
type Profile = Partial<
  Pick<
    Insertable<Users>,
    'country_code' | 'mobile' | 'born_on' | 'gender' | 'employment_status' | 'education_level' | 'country'
  >
>

/** Makes an account; false if the address has one, or got it at the same moment. */
export async function insertNewcomer(db: Connection, newcomer: Newcomer & Profile, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({ ...newcomer, unique_id: newcomer.id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
