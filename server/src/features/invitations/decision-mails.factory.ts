import { mailState } from '@catchpitch/contract/mail/mail-state'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { resultsWithInvites } from '#platform/db/results-with-invites'
import { queueDecisionMails } from './decision-mails.ts'

const kinds = [
  { kind: 'acceptance', status: resultStatus.accepted },
  { kind: 'rejection', status: resultStatus.rejected },
] as const

/** A mail is on its way for a moment once the decision cannot be taken back any more. */
const on_its_way = sql`interval '40 seconds'`

/**
 * The mails by which everybody of a survey was told who is marked as told, in the product's own words. They have gone out,
 * each a moment after its decision: no sender takes them up.
 */
export async function makeDecisionMails(
  db: Connection,
  { now, group_id, survey_id }: { now: Date; group_id: string; survey_id: string },
): Promise<void> {
  const told = resultsWithInvites(db)
    .where('results.group_id', '=', group_id)
    .where('results.survey_id', '=', survey_id)
    .where('results.told_at', 'is not', null)
  for (const { kind, status } of kinds) {
    const people = await told
      .where('results.status', '=', status)
      .select(['invites.id as invite_id', 'results.status_change_id'])
      .execute()
    const id = people[0]?.status_change_id
    if (!id) continue
    // Written as of one decision, because the words are the same for all; then each is put to its own.
    const invite_ids = people.map(({ invite_id }) => invite_id)
    await queueDecisionMails(db, { group_id, survey_id, id, kind, undo_until: now }, invite_ids, now)
  }
  await db
    .updateTable('mails')
    .from(
      told
        .select(['results.group_id', 'invites.id as invite_id', 'results.status_change_id', 'results.told_at'])
        .as('decided'),
    )
    .whereRef('mails.group_id', '=', 'decided.group_id')
    .whereRef('mails.invite_id', '=', 'decided.invite_id')
    .where('mails.group_id', '=', group_id)
    .where('mails.status_change_id', 'is not', null)
    .set({
      status_change_id: sql`decided.status_change_id`,
      cause: sql`'decision:' || decided.status_change_id || ':' || decided.invite_id`,
      created_at: sql`decided.told_at`,
      send_after: sql`decided.told_at`,
      sent_at: sql`least(decided.told_at + ${on_its_way}, ${now}::timestamptz)`,
      state: mailState.completed,
      tries: 1,
    })
    .execute()
}
