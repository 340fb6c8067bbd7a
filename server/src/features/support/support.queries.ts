import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import type { listSupportMessages as endpoint } from '@catchpitch/contract/support/support.endpoints'
import { type SqlBool, sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

type Key = { group_id: string; id: string }

export type NewSupportMessage = Key & {
  draft_id: string
  language: Language
  page: string
  message: string
} & ({ user_id: string; name: null; email: null } | { user_id: null; name: string; email: string })

/** The number of the message; null if this draft was stored before. */
export async function insertSupportMessage(
  db: Connection,
  message: NewSupportMessage,
  now: Date,
): Promise<number | null> {
  const stored = await db
    .insertInto('support_messages')
    .values({ ...message, created_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'draft_id']).doNothing())
    .returning('number')
    .executeTakeFirst()
  return stored?.number ?? null
}

export async function numberOfDraft(db: Connection, group_id: string, draft_id: string): Promise<number> {
  const { number } = await db
    .selectFrom('support_messages')
    .where('group_id', '=', group_id)
    .where('draft_id', '=', draft_id)
    .select('number')
    .executeTakeFirstOrThrow()
  return number
}

export async function findWriter(db: Connection, user_id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
}

/** The company, if this person belongs to it. */
export async function findCompanyOf(db: Connection, group_id: string, user_id: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('groups', 'groups.id', 'memberships.group_id')
    .where('memberships.group_id', '=', group_id)
    .where('memberships.user_id', '=', user_id)
    .where('memberships.deactivated_at', 'is', null)
    .select(['groups.id', 'groups.name'])
    .executeTakeFirst()
}

/** Messages with the names that belong to them: joined to the rows of one page, not to all there are. */
async function readMessages(db: Connection, keys: readonly Key[]) {
  return db
    .selectFrom('support_messages as letter')
    .innerJoin('groups', 'groups.id', 'letter.group_id')
    .leftJoin('users as writer', 'writer.id', 'letter.user_id')
    .leftJoin('users as staff', 'staff.id', 'letter.answered_by')
    .where((eb) =>
      eb(
        eb.refTuple('letter.group_id', 'letter.id'),
        'in',
        keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
      ),
    )
    .select([
      'letter.id',
      'letter.number',
      'letter.user_id',
      'letter.name',
      'letter.email',
      'letter.language',
      'letter.page',
      'letter.message',
      'letter.created_at',
      'letter.answered_at',
      'letter.group_id',
      'groups.name as group_name',
      'writer.first_name as writer_first_name',
      'writer.last_name as writer_last_name',
      'writer.email as writer_email',
      'staff.first_name as staff_first_name',
      'staff.last_name as staff_last_name',
    ])
    .execute()
}

/** Beyond so many writers it is quicker to ask each message for its own. */
const most_writers = 1000

/**
 * Messages that hold a keyword, or whose writer it finds. Who that is has to be known first: as a condition on two
 * tables at once it could use neither's index, and every message would be read.
 */
async function holdsKeyword(db: Connection, keyword: string) {
  const matching = db.selectFrom('users').where((eb) => matchesKeyword(eb.ref('users.search'), keyword))
  const writers = await matching
    .select('users.id')
    .limit(most_writers + 1)
    .execute()
  const ids = writers.map(({ id }) => id)
  const hasSuchWriter =
    ids.length > most_writers
      ? sql<SqlBool>`exists ${matching.whereRef('users.id', '=', sql.ref('support_messages.user_id')).select('users.id')}`
      : sql<SqlBool>`user_id = any(${ids}::uuid[])`
  return sql<SqlBool>`(${matchesKeyword(sql.ref('search'), keyword)} or ${hasSuchWriter})`
}

export async function listSupportMessages(db: Connection, query: QueryOf<typeof endpoint>) {
  const { state, group } = query.filter
  const { keyword } = query
  const everywhere = acrossGroups(db)
  let ids = everywhere.selectFrom('support_messages').select(['group_id', 'id'])
  if (group) ids = ids.where('group_id', 'in', group)
  // Both states are no limit at all.
  if (state?.length === 1) ids = ids.where('answered_at', state[0] === 'open' ? 'is' : 'is not', null)
  if (keyword !== '') ids = ids.where(await holdsKeyword(db, keyword))
  return readListPage(everywhere, {
    ids,
    by: 'created_at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) => readMessages(db, keys),
  })
}

/** Whose message an id is; ids are unique over all companies. */
export async function findSupportKey(db: Connection, id: string): Promise<Key | null> {
  const key = await acrossGroups(db)
    .selectFrom('support_messages')
    .where('id', '=', id)
    .select(['group_id', 'id'])
    .executeTakeFirst()
  return key ?? null
}

export async function readSupportMessage(db: Connection, key: Key) {
  const [message] = await readMessages(db, [key])
  return message ?? null
}

/** Whether it changed anything: whoever answered first stays the one who did. */
export async function setAnswered(
  db: Connection,
  { group_id, id }: Key,
  answer: { answered_at: Date; answered_by: string } | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('support_messages')
    .set(answer ?? { answered_at: null, answered_by: null })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where(sql<boolean>`(answered_at is null) = ${answer !== null}`)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
