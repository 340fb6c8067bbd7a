import { storedTexts } from '@catchpitch/contract/fields/texts'
import type { Texts } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { type PitchTopic, pitchTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { anySlideKind, anySlideType, type SlideKind, type SlideType } from '@catchpitch/contract/slides/slide'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

export type SlideKey = { group_id: string; id: string }

export type SlideColumns = {
  type: SlideType
  kind: SlideKind
  topic: PitchTopic
  name: Texts
  body: Texts
  file_id: string | null
  picture_text: Texts
  video: string | null
  video_id: string | null
  is_drawback: boolean
}

const columns = [
  'id',
  'type',
  'kind',
  'topic',
  'name',
  'body',
  'file_id',
  'picture_text',
  'video',
  'video_id',
  'is_drawback',
  'version',
  'updated_at',
] as const

type Row = { type: number; kind: number; topic: string; name: unknown; body: unknown; picture_text: unknown }

const typed = <Stored extends Row>(row: Stored) => ({
  ...row,
  type: anySlideType.parse(row.type),
  kind: anySlideKind.parse(row.kind),
  // One that a later release took off the list is about something else.
  topic: pitchTopics.find((topic) => topic === row.topic) ?? 'other',
  name: storedTexts.parse(row.name),
  body: storedTexts.parse(row.body),
  picture_text: storedTexts.parse(row.picture_text),
})

const written = ({ name, body, picture_text, ...plain }: SlideColumns) => ({
  ...plain,
  picture_text: JSON.stringify(picture_text),
  name: JSON.stringify(name),
  body: JSON.stringify(body),
})

const changedAt = (now: Date) => ({ version: sql<number>`version + 1`, updated_at: now })

const ofCompany = (db: Connection, group_id: string) =>
  db.selectFrom('slides').where('group_id', '=', group_id).where('removed_at', 'is', null)

/** As applicants see them; there are few, which is held to when one is added. */
export async function listSlides(db: Connection, group_id: string) {
  const rows = await ofCompany(db, group_id)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.pitch.slides.max)
    .select(columns)
    .execute()
  return rows.map(typed)
}

export async function findSlide(db: Connection, { group_id, id }: SlideKey) {
  const row = await ofCompany(db, group_id).where('id', '=', id).select(columns).executeTakeFirst()
  return row && typed(row)
}

export async function lockSlide(db: Connection, { group_id, id }: SlideKey) {
  const row = await ofCompany(db, group_id).where('id', '=', id).forUpdate().select(columns).executeTakeFirst()
  return row && typed(row)
}

/** So that two who add the last slide, or bring them into an order, do so one after the other. */
export async function lockPitch(db: Connection, group_id: string): Promise<void> {
  await db.selectFrom('groups').where('id', '=', group_id).forNoKeyUpdate().select('id').execute()
}

export async function countSlides(db: Connection, group_id: string): Promise<number> {
  const { count } = await ofCompany(db, group_id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSlide(db: Connection, key: SlideKey, slide: SlideColumns, now: Date): Promise<void> {
  const behind = sql<number>`(select coalesce(max(position), 0) + 1 from slides where group_id = ${key.group_id})`
  await db
    .insertInto('slides')
    .values({ ...key, ...written(slide), position: behind, created_at: now, updated_at: now })
    .execute()
}

export async function updateSlide(db: Connection, key: SlideKey, slide: SlideColumns, now: Date): Promise<void> {
  await db
    .updateTable('slides')
    .set({ ...written(slide), ...changedAt(now) })
    .where('group_id', '=', key.group_id)
    .where('id', '=', key.id)
    .execute()
}

/** Tells whether there was such a slide, in the other state. */
export async function setRemoved(db: Connection, key: SlideKey, removed_at: Date | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slides')
    .set({ removed_at, ...changedAt(now) })
    .where('group_id', '=', key.group_id)
    .where('id', '=', key.id)
    .where('removed_at', removed_at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listPlaces(db: Connection, group_id: string, ids: readonly string[]) {
  return ofCompany(db, group_id)
    .where('id', 'in', [...ids])
    .select(['id', 'position'])
    .execute()
}

export async function setPlace(db: Connection, { group_id, id }: SlideKey, position: number): Promise<void> {
  await db.updateTable('slides').set({ position }).where('group_id', '=', group_id).where('id', '=', id).execute()
}
