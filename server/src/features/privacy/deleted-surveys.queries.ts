import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

export type SurveyKey = { group_id: string; id: string }

/** Some of the surveys that were removed before then, those first that have waited longest. */
export async function listRemoved(db: Connection, before: Date, most: number): Promise<SurveyKey[]> {
  return acrossGroups(db)
    .selectFrom('surveys')
    .where('removed_at', '<=', before)
    .orderBy('removed_at')
    .limit(most)
    .select(['group_id', 'id'])
    .execute()
}

/** Whether it is still so, which it stays until the caller is done. */
export async function lockRemoved(db: Connection, { group_id, id }: SurveyKey, before: Date): Promise<boolean> {
  const survey = await db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', '<=', before)
    .forUpdate()
    .select('id')
    .executeTakeFirst()
  return survey !== undefined
}

export async function listInvited(db: Connection, { group_id, id }: SurveyKey, most: number) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', id)
    .orderBy('no')
    .limit(most)
    .select(['id', 'created_at'])
    .execute()
}

/** With them goes whatever hangs on their runs. */
export async function deleteInvites(db: Connection, group_id: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('invites')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Adds to what is left of a survey. */
export async function keepInvitations(db: Connection, key: SurveyKey, invitations: readonly Date[]): Promise<void> {
  await db
    .insertInto('deleted_surveys')
    .values({ ...key, invitations: [...invitations] })
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'id']).doUpdateSet({
        invitations: sql`deleted_surveys.invitations || excluded.invitations`,
      }),
    )
    .execute()
}

/** The survey itself, with its editions, its mails' texts, its links and what was decided; nobody is on its list any more. */
export async function deleteSurvey(db: Connection, { group_id, id }: SurveyKey, now: Date): Promise<void> {
  await sql`
    update files set delete_after = ${now}
    from imports
    where files.group_id = ${group_id} and imports.group_id = ${group_id}
      and files.id = imports.file_id and imports.survey_id = ${id}`.execute(db)
  await db.deleteFrom('imports').where('group_id', '=', group_id).where('survey_id', '=', id).execute()
  await db.deleteFrom('surveys').where('group_id', '=', group_id).where('id', '=', id).execute()
  await db
    .updateTable('deleted_surveys')
    .set({ deleted_at: now })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}
