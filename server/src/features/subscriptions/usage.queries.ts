import { roleId } from '@catchpitch/contract/access/roles'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** How many surveys were made and people invited since then, and how many people work in the company today. */
export async function countUsage(db: Connection, group_id: string, since: Date) {
  const count = sql<number>`count(*)`
  const invited = db
    .selectFrom('invites')
    .where('invites.group_id', '=', group_id)
    .where('invites.created_at', '>=', since)
    .select(count.as('participants'))
  // They go with their survey, but nobody gets room for others by deleting it.
  const invitedToDeleted = db
    .selectFrom([
      'deleted_surveys',
      sql<{ at: Date }>`unnest(deleted_surveys.invitations)`.as<'invitation'>(sql`invitation (at)`),
    ])
    .where('deleted_surveys.group_id', '=', group_id)
    .where('invitation.at', '>=', since)
    .select(count.as('participants'))
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
      sql<number>`${invited} + ${invitedToDeleted}`.as('participants'),
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

/** So that what is counted now is still so when something is added to it. */
export async function lockCompany(db: Connection, group_id: string): Promise<void> {
  await db.selectFrom('groups').where('id', '=', group_id).select('id').forNoKeyUpdate().execute()
}
