import { type ReportLinkKind, reportLinkKind } from '@catchpitch/contract/report-links/report-link'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type Key = { group_id: string; id: string }

type NewLink = Key & {
  survey_id: string
  kind: ReportLinkKind
  attempt_ids: string[]
  level: number
  created_by: string
  expires_at: Date
}

export async function insertLink(db: Connection, { kind, ...link }: NewLink, now: Date): Promise<void> {
  await db
    .insertInto('report_links')
    .values({ ...link, kind: reportLinkKind[kind], created_at: now })
    .execute()
}

const selectLinks = (db: Connection, group_id: string) =>
  db
    .selectFrom('report_links')
    .innerJoin('users', 'users.id', 'report_links.created_by')
    .innerJoin('groups', 'groups.id', 'report_links.group_id')
    .where('report_links.group_id', '=', group_id)
    .select([
      'report_links.group_id',
      'report_links.id',
      'report_links.survey_id',
      'report_links.kind',
      'report_links.attempt_ids',
      'report_links.level',
      'report_links.created_by',
      'report_links.created_at',
      'report_links.expires_at',
      'report_links.revoked_at',
      'report_links.opened_at',
      'users.first_name',
      'users.last_name',
      'groups.name as company',
    ])

export async function findLink(db: Connection, { group_id, id }: Key) {
  return selectLinks(db, group_id).where('report_links.id', '=', id).executeTakeFirst()
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Those that lead to somebody's report now. */
export async function listLiveLinks(db: Connection, group_id: string, attempt_id: string, now: Date) {
  return selectLinks(db, group_id)
    .where(sql<boolean>`report_links.attempt_ids @> array[${attempt_id}::uuid]`)
    .where('report_links.expires_at', '>', now)
    .where('report_links.revoked_at', 'is', null)
    .orderBy('report_links.created_at', 'desc')
    .orderBy('report_links.id', 'desc')
    .execute()
}

const ofLink = (db: Connection, { group_id, id }: Key) =>
  db.updateTable('report_links').where('group_id', '=', group_id).where('id', '=', id)

export async function markRevoked(db: Connection, key: Key, now: Date): Promise<void> {
  await ofLink(db, key).set({ revoked_at: now }).execute()
}

export async function markOpened(db: Connection, key: Key, now: Date): Promise<void> {
  await ofLink(db, key).set({ opened_at: now }).execute()
}
