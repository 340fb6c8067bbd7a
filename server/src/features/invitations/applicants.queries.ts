import { roleId } from '@catchpitch/contract/access/roles'
import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type Invited = {
  group_id: string
  first_name: string
  last_name: string
  email: string
  email_key: string
  language: Language
}

/**
 * The account of an invited person, made if there is none: they have shown that the mailbox is theirs, and have no
 * password until they want one. They belong to the company as an applicant, unless they are more there already. Null
 * if the account may no longer be used.
 */
export async function findOrMakeApplicant(
  db: Connection,
  { group_id, ...person }: Invited,
  now: Date,
): Promise<{ id: string; language: string } | null> {
  const id = newId(now)
  await db
    .insertInto('users')
    .values({ ...person, id, unique_id: id, verified_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
  const account = await db
    .selectFrom('users')
    .where('email_key', '=', person.email_key)
    .where('deactivated_at', 'is', null)
    .select(['id', 'language'])
    .executeTakeFirst()
  if (!account) return null
  await db
    .insertInto('memberships')
    .values({ group_id, user_id: account.id, role_id: roleId.applicant, joined_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doNothing())
    .execute()
  return account
}
