import { roleId } from '@catchpitch/contract/access/roles'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** How many surveys were made and people invited since then, and how many people work in the company today. */
export async function countUsage(db: Connection, group_id: string, since: Date) {
  const count = sql<number>`count(*)`
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('surveys')
        .where('surveys.group_id', '=', group_id)
        .where('surveys.removed_at', 'is', null)
        .where('surveys.created_at', '>=', since)
        .select(count.as('surveys'))
        .$asScalar()
        .$notNull()
        .as('surveys'),
      eb
        .selectFrom('invites')
        .where('invites.group_id', '=', group_id)
        .where('invites.created_at', '>=', since)
        .select(count.as('participants'))
        .$asScalar()
        .$notNull()
        .as('participants'),
      eb
        .selectFrom('memberships')
        .where('memberships.group_id', '=', group_id)
        .where('memberships.role_id', '<>', sql.lit(roleId.applicant))
        .where('memberships.deactivated_at', 'is', null)
        .select(count.as('people'))
        .$asScalar()
        .$notNull()
        .as('people'),
    ])
    .executeTakeFirstOrThrow()
}
