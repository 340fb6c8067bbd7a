import { storedTexts } from '@catchpitch/contract/fields/texts'
import type { Texts } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

export type MilestoneKey = { group_id: string; id: string }
export type MilestoneColumns = { happened_on: string; name: Texts; body: Texts; file_id: string | null }

const columns = ['id', sql<string>`happened_on::text`.as('happened_on'), 'name', 'body', 'file_id', 'version'] as const

const typed = <Stored extends { name: unknown; body: unknown }>(row: Stored) => ({
  ...row,
  name: storedTexts.parse(row.name),
  body: storedTexts.parse(row.body),
})

const written = ({ name, body, ...plain }: MilestoneColumns) => ({
  ...plain,
  name: JSON.stringify(name),
  body: JSON.stringify(body),
})

/** The newest first; there are few, which is held to when one is added. */
export async function listMilestones(db: Connection, group_id: string) {
  const rows = await db
    .selectFrom('milestones')
    .where('group_id', '=', group_id)
    .orderBy('happened_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.milestone.count.max)
    .select(columns)
    .execute()
  return rows.map(typed)
}

export async function lockMilestone(db: Connection, { group_id, id }: MilestoneKey) {
  const row = await db
    .selectFrom('milestones')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .forUpdate()
    .select(columns)
    .executeTakeFirst()
  return row && typed(row)
}

/** So that two who add the last one do so one after the other. */
export async function lockCompany(db: Connection, group_id: string): Promise<void> {
  await db.selectFrom('groups').where('id', '=', group_id).forNoKeyUpdate().select('id').execute()
}

export async function countMilestones(db: Connection, group_id: string) {
  return db
    .selectFrom('milestones')
    .where('group_id', '=', group_id)
    .select((eb) => [
      eb.fn.countAll<number>().as('milestones'),
      eb.fn.count<number>('file_id').as('pictures'),
      sql<string | null>`max(happened_on)::text`.as('last_on'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertMilestone(db: Connection, key: MilestoneKey, milestone: MilestoneColumns, now: Date) {
  const row = await db
    .insertInto('milestones')
    .values({ ...key, ...written(milestone), created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return typed(row)
}

export async function updateMilestone(db: Connection, key: MilestoneKey, milestone: MilestoneColumns, now: Date) {
  const row = await db
    .updateTable('milestones')
    .set({ ...written(milestone), version: sql<number>`version + 1`, updated_at: now })
    .where('group_id', '=', key.group_id)
    .where('id', '=', key.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return typed(row)
}

export async function deleteMilestone(db: Connection, { group_id, id }: MilestoneKey): Promise<void> {
  await db.deleteFrom('milestones').where('group_id', '=', group_id).where('id', '=', id).execute()
}

export async function findStory(db: Connection, group_id: string) {
  const row = await db
    .selectFrom('company_stories')
    .where('group_id', '=', group_id)
    .select(['name', 'body', 'version'])
    .executeTakeFirst()
  return row && typed(row)
}

/** The first time and every other: the company is locked by whoever calls. */
export async function saveStory(db: Connection, group_id: string, story: { name: Texts; body: Texts }, now: Date) {
  const texts = { name: JSON.stringify(story.name), body: JSON.stringify(story.body) }
  await db
    .insertInto('company_stories')
    .values({ group_id, ...texts, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('group_id')
        .doUpdateSet({ ...texts, version: sql<number>`company_stories.version + 1`, updated_at: now }),
    )
    .execute()
}
