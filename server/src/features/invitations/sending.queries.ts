import { type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'

type SurveyKey = { group_id: string; survey_id: string }

/**
 * The surveys that are out and that somebody waits to be invited to whose time has come. It goes from one survey to the
 * next in an index that holds only those who wait: the thousands of one survey, or of a draft, cost as little as one.
 */
export async function findWaitingSurveys(db: Database, now: Date): Promise<SurveyKey[]> {
  const { rows } = await sql<SurveyKey>`
    with recursive waiting as (
      (select group_id, survey_id from invites where mail_written_at is null order by group_id, survey_id limit 1)
      union all
      select next.group_id, next.survey_id
      from waiting cross join lateral (
        select group_id, survey_id from invites
        where mail_written_at is null and (group_id, survey_id) > (waiting.group_id, waiting.survey_id)
        order by group_id, survey_id limit 1
      ) as next
    )
    select group_id, survey_id from waiting
    where exists (
      select from surveys
      where surveys.group_id = waiting.group_id and surveys.id = waiting.survey_id
        and status = ${surveyStatus.live} and expires_at > ${now} and removed_at is null
    ) and exists (
      select from invites
      where invites.group_id = waiting.group_id and invites.survey_id = waiting.survey_id
        and mail_written_at is null and scheduled_at <= ${now}
    )`.execute(acrossGroups(db))
  return rows
}

/** Some of those who have waited longest, locked until the end of the transaction; other workers step over them. */
export async function takeUnwritten(db: Connection, { group_id, survey_id }: SurveyKey, most: number, now: Date) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('mail_written_at', 'is', null)
    .where('scheduled_at', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('scheduled_at')
    .orderBy('no')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'language',
      'dimension_id',
      'expires_at',
      'expiry_weeks',
      'link_generation',
    ])
    .execute()
}

export type UnwrittenInvite = Awaited<ReturnType<typeof takeUnwritten>>[number]

export async function markWritten(
  db: Connection,
  group_id: string,
  ids: readonly string[],
  expiry: { one: Date; two: Date },
  now: Date,
): Promise<void> {
  await db
    .updateTable('invites')
    .set({
      mail_written_at: now,
      expires_at: sql<Date>`case expiry_weeks when 2 then ${expiry.two}::timestamptz else ${expiry.one}::timestamptz end`,
    })
    .where('group_id', '=', group_id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Ends what has run out, at once for those who never began; returns the companies that it concerns. */
export async function markExpired(db: Database, grace_ms: number, now: Date): Promise<string[]> {
  const grace = new Date(now.getTime() - grace_ms)
  const ended = await acrossGroups(db)
    .updateTable('invites')
    .set({ state: inviteState.expired satisfies InviteState })
    .where('mail_written_at', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        and([
          eb(
            'state',
            'in',
            [1, 2, 3, 4].map((state) => sql.lit(state)),
          ),
          eb('expires_at', '<=', now),
        ]),
        and([eb('state', '=', sql.lit(inviteState.started)), eb('expires_at', '<=', grace)]),
      ]),
    )
    .returning('group_id')
    .execute()
  return [...new Set(ended.map(({ group_id }) => group_id))]
}

type Key = { group_id: string; id: string }

/** The mail server has taken the mail. Who has come further meanwhile stays that far. */
export async function markSent(db: Connection, { group_id, id }: Key, now: Date): Promise<void> {
  await db
    .updateTable('invites')
    .set({ sent_at: now, state: sql<number>`case when state in (1, 3) then ${inviteState.sent} else state end` })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

/** The mail did not get through after all, for now or for good. */
export async function markUnsent(db: Connection, { group_id, id }: Key, state: InviteState): Promise<void> {
  await db
    .updateTable('invites')
    .set({ sent_at: null, state })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('state', 'in', [inviteState.queued, inviteState.sent])
    .execute()
}

type Resent = { id: string; expires_at: Date }

/** A new link, a new mail. The older link opens nothing from now on; who has begun stays that far. */
export async function renewInvites(db: Connection, group_id: string, invites: readonly Resent[], now: Date) {
  for (const { id, expires_at } of invites) {
    await db
      .updateTable('invites')
      .set(({ eb }) => ({
        link_generation: eb('link_generation', '+', 1),
        scheduled_at: now,
        mail_written_at: null,
        sent_at: null,
        expires_at,
        state: sql<number>`case when started_at is null then ${sql.lit(inviteState.queued)} else ${sql.lit(inviteState.started)} end`,
      }))
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
  }
}

/** Calls back what has not gone out yet: mails of people who are no longer on the list, or get a newer one. */
export async function callBackMails(db: Connection, group_id: string, invite_ids: readonly string[], reason: string) {
  await db
    .updateTable('mails')
    .set({ state: mailState.declined, last_error: reason })
    .where('group_id', '=', group_id)
    .where(sql<boolean>`invite_id = any(${invite_ids}::uuid[])`)
    .where('state', '=', mailState.pending)
    .execute()
}
