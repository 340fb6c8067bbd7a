import { roleId } from '@catchpitch/contract/access/roles'
import type { Connection } from '#platform/db/database'

export async function findCompanyName(db: Connection, group_id: string): Promise<string> {
  const { name } = await db.selectFrom('groups').where('id', '=', group_id).select('name').executeTakeFirstOrThrow()
  return name
}

type Joining = { group_id: string; user_id: string; invited_by: string | null }

/**
 * Makes a person a member of a company. Who is something in it already stays what they are; who had left, or was only
 * an applicant, begins as a member. Tells whether they became one now.
 */
export async function becomeMember(
  db: Connection,
  { group_id, user_id, invited_by }: Joining,
  now: Date,
): Promise<boolean> {
  const member = { role_id: roleId.member, invited_by, joined_at: now }
  const became = await db
    .insertInto('memberships')
    .values({ ...member, group_id, user_id })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'user_id'])
        .doUpdateSet({ ...member, department_ids: [], deactivated_at: null, resigned_on: null })
        .where(({ eb, or }) =>
          or([eb('memberships.deactivated_at', 'is not', null), eb('memberships.role_id', '=', roleId.applicant)]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return became !== undefined
}
