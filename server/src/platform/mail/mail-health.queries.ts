import { mailState } from '@catchpitch/contract/mail/mail-state'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

type MailHealth = { pending: number; failed: number; failed_lately: number; oldest_at: Date | null }

const lately_ms = 24 * 60 * 60 * 1000

/** Every count has an index of its own, which holds only what waits or has failed. */
export async function mailHealth(db: Connection, now: Date): Promise<MailHealth> {
  const since = new Date(now.getTime() - lately_ms)
  const pending = sql.lit(mailState.pending)
  const failed = sql.lit(mailState.failed)
  const { rows } = await sql<MailHealth>`
    select
      (select count(*) from mails where state = ${pending}) as pending,
      (select count(*) from mails where state = ${failed}) as failed,
      (select count(*) from mails where state = ${failed} and created_at >= ${since}) as failed_lately,
      (select min(send_after) from mails where state = ${pending} and send_after <= ${now}) as oldest_at`.execute(
    acrossGroups(db),
  )
  const [figures] = rows
  if (!figures) throw new Error('A select without a table has one row.')
  return figures
}
