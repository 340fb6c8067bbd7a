import { roleId } from '@catchpitch/contract/access/roles'
import { platformGroupId } from '@catchpitch/contract/ids'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

export type PageColumns = { shows_pitch: boolean; shows_kept: boolean; strategy_id: string | null }

const columns = [
  'id',
  'name',
  'slug',
  'is_public',
  'industry',
  'cover',
  'cover_file_id',
  'promised_reply_days',
  'suspended_at',
] as const

/** By the end of its address. */
export async function findCompanyAt(db: Connection, slug: string) {
  return db
    .selectFrom('groups')
    .where('slug', '=', slug)
    .where('id', '!=', platformGroupId)
    .select(columns)
    .executeTakeFirst()
}

export type PageCompany = NonNullable<Awaited<ReturnType<typeof findCompanyAt>>>

export async function findCompany(db: Connection, group_id: string) {
  return db.selectFrom('groups').where('id', '=', group_id).select(columns).executeTakeFirstOrThrow()
}

/** So that two who change the page do so one after the other. */
export async function lockCompany(db: Connection, group_id: string) {
  return db.selectFrom('groups').where('id', '=', group_id).select(columns).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Whether somebody works in the company today. */
export async function worksIn(db: Connection, group_id: string, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .where('role_id', '<>', sql.lit(roleId.applicant))
    .where('deactivated_at', 'is', null)
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findPage(db: Connection, group_id: string) {
  return db
    .selectFrom('company_pages')
    .where('group_id', '=', group_id)
    .select(['shows_pitch', 'shows_kept', 'strategy_id', 'version'])
    .executeTakeFirst()
}

/** The first time and every other: the company is locked by whoever calls. */
export async function savePage(db: Connection, group_id: string, page: PageColumns, now: Date): Promise<void> {
  await db
    .insertInto('company_pages')
    .values({ group_id, ...page, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('group_id')
        .doUpdateSet({ ...page, version: sql<number>`company_pages.version + 1`, updated_at: now }),
    )
    .execute()
}

/** PostgreSQL's word for: another row has it already. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Says where the page is, and whether; false if another company has the address. The database itself decides, so that of
 * two who want the same at once only one gets it; the loser's transaction can only be given up then. The company's
 * version stays: whoever edits its details meanwhile loses nothing by it.
 */
export async function placePage(
  db: Connection,
  group_id: string,
  place: { slug: string; is_public: boolean },
  now: Date,
): Promise<boolean> {
  try {
    await db
      .updateTable('groups')
      .set({ ...place, updated_at: now })
      .where('id', '=', group_id)
      .execute()
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** Of the people whose promised day lies between the two times: how many there are, and how many had been told by then. */
export async function countKept(db: Connection, group_id: string, { since, now }: { since: Date; now: Date }) {
  return db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('reply_due_at', '>', since)
    .where('reply_due_at', '<=', now)
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      eb.fn.countAll<number>().filterWhere('told_at', '<=', eb.ref('reply_due_at')).as('kept'),
    ])
    .executeTakeFirstOrThrow()
}
