import { mailState } from '@catchpitch/contract/mail/mail-state'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

/** Those of some people who have begun to answer a survey, at whichever company. */
export async function findAnswering(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  const rows = await acrossGroups(db)
    .selectFrom('invites')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'invites.group_id').onRef('attempts.invite_id', '=', 'invites.id'),
    )
    .where('invites.user_id', 'in', ids)
    .select('attempts.user_id')
    .distinct()
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/**
 * Blanks an account. The row itself stays, because the log and others point at it; its id takes the place of the
 * address, which is free again for somebody new.
 */
export async function blankPerson(db: Connection, id: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set(({ eb }) => ({
      email: '',
      email_key: id,
      username: null,
      first_name: '',
      last_name: '',
      password_hash: null,
      verified_at: null,
      platform_role: null,
      gender: null,
      mobile: null,
      country_code: null,
      born_on: null,
      employment_status: null,
      education_level: null,
      country: null,
      picture_file_id: null,
      deactivated_at: now,
      erased_at: now,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('preferences').where('user_id', '=', id).execute()
  await db.deleteFrom('notifications').where('user_id', '=', id).execute()
}

/**
 * Takes a person out of every company. What a company typed about somebody whom it invited stays with its survey; if
 * they come after all, an account is made for them then.
 */
export async function leaveCompanies(db: Connection, id: string): Promise<void> {
  const everywhere = acrossGroups(db)
  await everywhere.deleteFrom('memberships').where('user_id', '=', id).execute()
  await everywhere.updateTable('invites').set({ user_id: null }).where('user_id', '=', id).execute()
  await everywhere
    .updateTable('mails')
    .set({ state: mailState.declined, last_error: 'The account was removed.' })
    .where('state', '=', sql.lit(mailState.pending))
    .where('user_id', '=', id)
    .execute()
}
