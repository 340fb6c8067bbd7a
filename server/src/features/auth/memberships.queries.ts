import { roleId } from '@catchpitch/contract/access/roles'
import type { Connection } from '#platform/db/database'

export async function findCompanyName(db: Connection, group_id: string): Promise<string> {
  const { name } = await db.selectFrom('groups').where('id', '=', group_id).select('name').executeTakeFirstOrThrow()
  return name
}

type Joining = {
  group_id: string
  user_id: string
  invited_by: string | null
  role_id: number
  department_ids: string[]
}

/**
 * Makes a person a colleague in a company. Who is something in it already stays what they are; who had left, or was only
 * an applicant, begins with this role and these departments. Tells whether they became one now.
 */
export async function becomeColleague(
  db: Connection,
  { group_id, user_id, ...place }: Joining,
  now: Date,
): Promise<boolean> {
  const member = { ...place, joined_at: now }
  const became = await db
    .insertInto('memberships')
    .values({ ...member, group_id, user_id })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'user_id'])
        .doUpdateSet({ ...member, deactivated_at: null, resigned_on: null })
        .where(({ eb, or }) =>
          or([eb('memberships.deactivated_at', 'is not', null), eb('memberships.role_id', '=', roleId.applicant)]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return became !== undefined
}
