import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type PitchKey = { group_id: string; id: string }
type PitchColumns = { name: string; slide_ids: string[] }

const columns = ['id', 'name', 'slide_ids', 'version'] as const

const ofCompany = (db: Connection, group_id: string) => db.selectFrom('pitches').where('group_id', '=', group_id)

/** By name; there are few, which is held to when one is made. */
export async function listPitchRows(db: Connection, group_id: string) {
  return ofCompany(db, group_id)
    .orderBy(sql`folded(name)`)
    .orderBy('id')
    .limit(limits.pitch.pitches.max)
    .select(columns)
    .execute()
}

export async function lockPitchRow(db: Connection, { group_id, id }: PitchKey) {
  return ofCompany(db, group_id).where('id', '=', id).forUpdate().select(columns).executeTakeFirst()
}

export async function countPitches(db: Connection, group_id: string): Promise<number> {
  const { count } = await ofCompany(db, group_id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertPitch(db: Connection, key: PitchKey, pitch: PitchColumns, now: Date): Promise<void> {
  await db
    .insertInto('pitches')
    .values({ ...key, ...pitch, created_at: now, updated_at: now })
    .execute()
}

export async function updatePitch(
  db: Connection,
  { group_id, id }: PitchKey,
  change: Partial<PitchColumns>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('pitches')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: now })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

export async function deletePitch(db: Connection, { group_id, id }: PitchKey): Promise<void> {
  await db.deleteFrom('pitches').where('group_id', '=', group_id).where('id', '=', id).execute()
}

/** How many surveys make each choice; those that are removed make none. */
export async function countChoices(db: Connection, group_id: string) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('removed_at', 'is', null)
    .groupBy(['shows_pitch', 'pitch_id'])
    .select((eb) => ['shows_pitch', 'pitch_id', eb.fn.countAll<number>().as('surveys')])
    .execute()
}

/** What a survey shows; without ids it is everything. */
export async function findChosenPitch(db: Connection, group_id: string, survey_id: string) {
  return db
    .selectFrom('surveys')
    .leftJoin('pitches', (join) =>
      join.onRef('pitches.group_id', '=', 'surveys.group_id').onRef('pitches.id', '=', 'surveys.pitch_id'),
    )
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', '=', survey_id)
    .select(['surveys.shows_pitch', 'pitches.slide_ids'])
    .executeTakeFirstOrThrow()
}
