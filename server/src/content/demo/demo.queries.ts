import type { Connection } from '#platform/db/database'

export async function isEmpty(db: Connection): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return anybody === undefined
}

/** The situations of a survey in their order, by the names under which the catalogue knows them. */
export async function situationCodes(db: Connection, ids: readonly string[]) {
  const rows = await db.selectFrom('situations').where('id', 'in', ids).select(['id', 'code', 'dimension_id']).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** What the survey itself remembers of those who were invited to it. */
export async function noteAnswers(
  db: Connection,
  { group_id, survey_id }: { group_id: string; survey_id: string },
  { last_invite_no, first_answer_at }: { last_invite_no: number; first_answer_at: Date },
): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ last_invite_no, first_answer_at })
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .execute()
}
