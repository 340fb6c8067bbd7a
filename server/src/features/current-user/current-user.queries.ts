import type { Language } from '@catchpitch/contract/languages'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

export async function findPerson(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'unique_id', 'username', 'first_name', 'last_name', 'email', 'intro_steps', 'verified_at'])
    .executeTakeFirstOrThrow()
}

/** The companies that a person may enter, by name: the one list that is a person's and not a company's. */
export async function listMemberships(db: Connection, user_id: string) {
  return acrossGroups(db)
    .selectFrom('memberships')
    .innerJoin('groups', 'groups.id', 'memberships.group_id')
    .where('memberships.user_id', '=', user_id)
    .where('memberships.deactivated_at', 'is', null)
    .orderBy('groups.name')
    .orderBy('groups.id')
    .select(['groups.id', 'groups.name', 'memberships.role_id'])
    .execute()
}

export async function setLanguage(db: Connection, user_id: string, language: Language, now: Date): Promise<void> {
  await db.updateTable('users').set({ language, updated_at: now }).where('id', '=', user_id).execute()
}
