import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import type { Day } from '@catchpitch/contract/dates'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

/** What a person may tell about themselves. */
export type Profile = {
  gender: 'MALE' | 'FEMALE' | null
  born_on: Day
  country_code: string
  mobile: string
  employment_status: string
  education_level: string
  country: string
}

type PersonWishes = {
  now: Date
  email?: string
  first_name?: string
  last_name?: string
  language?: Language
  /** Null: a person who never chose one, and so cannot sign in. */
  password_hash?: string | null
  platform_role?: Extract<RoleKey, 'root' | 'moderator'> | null
  /** Somebody else chose the password, and it must be changed before it opens anything. */
  password_temporary?: boolean
  /** Null: the address is not confirmed yet. Left out: it was, at once. */
  verified_at?: Date | null
  deactivated_at?: Date | null
  profile?: Profile
}

/** A person with believable defaults, written straight into the table. Demo data and tests are made of the same ones. */
export async function makePerson(db: Connection, wishes: PersonWishes) {
  const { now, platform_role = null } = wishes
  const id = newId(now)
  const email = wishes.email ?? `person-${id}@example.com`
  await db
    .insertInto('users')
    .values({
      id,
      unique_id: id,
      email,
      email_key: emailKey(email),
      first_name: wishes.first_name ?? 'Aisyah',
      last_name: wishes.last_name ?? 'Tan',
      language: wishes.language ?? 'en',
      password_hash: wishes.password_hash ?? null,
      platform_role: platform_role === null ? null : roleId[platform_role],
      password_temporary: wishes.password_temporary ?? false,
      verified_at: wishes.verified_at === undefined ? now : wishes.verified_at,
      deactivated_at: wishes.deactivated_at ?? null,
      ...wishes.profile,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, email }
}
