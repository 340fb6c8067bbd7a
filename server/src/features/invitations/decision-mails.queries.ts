import { mailState } from '@catchpitch/contract/mail/mail-state'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** Whom a decision is told to. Who had everything about them erased is written to no more. */
export async function readReaders(db: Connection, group_id: string, invite_ids: readonly string[]) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`id = any(${invite_ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .select(['id', 'user_id', 'first_name', 'last_name', 'email', 'language', 'dimension_id', 'expires_at'])
    .execute()
}

/** Calls back what would tell these people of an earlier decision, as far as it has not gone out, and says what it was. */
export async function callBackDecisions(
  db: Connection,
  group_id: string,
  invite_ids: readonly string[],
  reason: string,
): Promise<string[]> {
  const rows = await db
    .updateTable('mails')
    .set({ state: mailState.declined, last_error: reason })
    .where('group_id', '=', group_id)
    .where(sql<boolean>`invite_id = any(${invite_ids}::uuid[])`)
    .where('status_change_id', 'is not', null)
    .where('state', '=', mailState.pending)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The mails of one decision. Locked: whichever of them is being sent is waited for. */
export async function lockDecisionMails(db: Connection, group_id: string, status_change_id: string) {
  return db
    .selectFrom('mails')
    .where('group_id', '=', group_id)
    .where('status_change_id', '=', status_change_id)
    .orderBy('id')
    .select(['id', 'state', 'tries'])
    .forUpdate()
    .execute()
}

/** Lets mails wait again that a later decision had called back. */
export async function resumeMails(db: Connection, group_id: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: mailState.pending, last_error: null })
    .where('group_id', '=', group_id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('state', '=', mailState.declined)
    .execute()
}
