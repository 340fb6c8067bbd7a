import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { invitesWithRuns } from '#platform/db/invites-with-runs'

/** More surveys than these nobody looks through. */
const most = 200

/**
 * What a person is invited to, by whichever company: what they came for before, and what was sent to the address that
 * they have confirmed. What waits to be sent is not known to them yet.
 */
const selectOwn = (db: Connection, user_id: string) =>
  invitesWithRuns(acrossGroups(db))
    .leftJoin('status_changes', (join) =>
      join
        .onRef('status_changes.group_id', '=', 'results.group_id')
        .onRef('status_changes.id', '=', 'results.status_change_id'),
    )
    .where('surveys.edition', '>', 0)
    .where('invites.erased_at', 'is', null)
    .where(({ eb, or, and, selectFrom }) =>
      or([
        eb('invites.user_id', '=', user_id),
        and([
          eb('invites.user_id', 'is', null),
          eb('invites.mail_written_at', 'is not', null),
          eb(
            'invites.email_key',
            '=',
            selectFrom('users').where('id', '=', user_id).where('verified_at', 'is not', null).select('email_key'),
          ),
        ]),
      ]),
    )
    .select([
      'invites.group_id',
      'invites.id',
      'invites.survey_id',
      'invites.state',
      'invites.interest',
      'invites.dimension_id',
      'invites.expires_at',
      'invites.started_at',
      'invites.completed_at',
      'invites.erased_at',
      'attempts.id as attempt_id',
      'attempts.edition as taken_edition',
      'surveys.name',
      'surveys.status as survey_status',
      'surveys.expires_at as survey_expires_at',
      'surveys.edition',
      'groups.name as company',
      'groups.promised_reply_days',
      'results.reply_due_at',
      'results.status as decided',
      'status_changes.notify as is_told',
      'status_changes.undo_until as told_at',
    ])

export async function listOwnInvites(db: Connection, user_id: string, group_id?: string) {
  return selectOwn(db, user_id)
    .$if(group_id !== undefined, (query) => query.where('invites.group_id', '=', group_id ?? ''))
    .orderBy('invites.created_at', 'desc')
    .orderBy('invites.id', 'desc')
    .limit(most)
    .execute()
}

export type OwnInvite = Awaited<ReturnType<typeof listOwnInvites>>[number]

/** One of them, by its own id or by that of the test that it has led to: addresses carry either. */
export async function findOwnInvite(db: Connection, user_id: string, id: string) {
  return selectOwn(db, user_id)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('invites.id', '=', id),
        exists(
          selectFrom('attempts')
            .whereRef('attempts.group_id', '=', 'invites.group_id')
            .whereRef('attempts.invite_id', '=', 'invites.id')
            .where('attempts.id', '=', id)
            .select(sql.lit(1).as('one')),
        ),
      ]),
    )
    .executeTakeFirst()
}
