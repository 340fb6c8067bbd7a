import type { CompanyWord } from '@catchpitch/contract/access/permissions'
import { roleId, roleKeyOf, roleKeys } from '@catchpitch/contract/access/roles'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { Language } from '@catchpitch/contract/languages'
import { notificationKinds } from '@catchpitch/contract/notifications/notification'
import { notificationPreferences } from '@catchpitch/contract/notifications/notification-choices'
import type { listNotifications as endpoint } from '@catchpitch/contract/notifications/notifications.endpoints'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { readListPage } from '#platform/db/list-page'
import { newId } from '#platform/ids'
import { isWithin, reachOf } from '#platform/session/reach'
import { holds } from '#platform/session/session'
import type { StoredNotification } from './notifications.rules.ts'

/** Everybody who works in the company and whose role holds the word; of a department's business, whoever sees it. */
export async function listHolders(
  db: Connection,
  group_id: string,
  word: CompanyWord,
  department_id: string | null,
): Promise<string[]> {
  const role_ids = roleKeys.filter((role) => holds(role, word)).map((role) => roleId[role])
  const holders = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.group_id', '=', group_id)
    .where('memberships.role_id', 'in', role_ids)
    .where('memberships.deactivated_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .select(['users.id', 'memberships.role_id', 'memberships.department_ids'])
    .execute()
  return holders
    .filter(({ role_id, department_ids }) =>
      isWithin(reachOf({ role: roleKeyOf(role_id), department_ids }), department_id),
    )
    .map(({ id }) => id)
}

export async function departmentOfSurvey(db: Connection, group_id: string, id: string): Promise<string | null> {
  const survey = await db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select('department_id')
    .executeTakeFirst()
  return survey?.department_id ?? null
}

/** How people are written to, and what they have chosen to be told. */
export async function readReaders(db: Connection, user_ids: readonly string[]) {
  const { silenced, mailed } = notificationPreferences
  return db
    .selectFrom('users')
    .leftJoin('preferences as silenced', (join) =>
      join.onRef('silenced.user_id', '=', 'users.id').on('silenced.key', '=', silenced),
    )
    .leftJoin('preferences as mailed', (join) =>
      join.onRef('mailed.user_id', '=', 'users.id').on('mailed.key', '=', mailed),
    )
    .where('users.id', 'in', user_ids)
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.language',
      'users.verified_at',
      'users.is_receive',
      'silenced.value as silenced',
      'mailed.value as mailed',
    ])
    .execute()
}

/** Everybody in the company whose role holds the word, and how they are written to. */
export async function readHolders(db: Connection, group_id: string, word: CompanyWord) {
  const user_ids = await listHolders(db, group_id, word, null)
  return user_ids.length === 0 ? [] : readReaders(db, user_ids)
}

type NewNotification = StoredNotification & { group_id: string | null; cause: string }

/** Writes it for each of these people, as read already for whom it is not to ring, and tells for whom it was new. */
export async function insertNotifications(
  db: Connection,
  readers: readonly { id: string; rings: boolean }[],
  { params, ...notification }: NewNotification,
  now: Date,
): Promise<string[]> {
  if (readers.length === 0) return []
  const told = await db
    .insertInto('notifications')
    .values(
      readers.map(({ id: user_id, rings }) => ({
        ...notification,
        user_id,
        read_at: rings ? null : now,
        id: newId(now),
        params: JSON.stringify(params),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
    .returning('user_id')
    .execute()
  return told.map(({ user_id }) => user_id)
}

/**
 * What a person can read: nothing any more of a company that they have left, and no kind that this release cannot tell,
 * because a newer one runs beside it.
 */
function readable(db: Connection, user_id: string) {
  return acrossGroups(db)
    .selectFrom('notifications')
    .where('notifications.user_id', '=', user_id)
    .where('notifications.kind', 'in', notificationKinds)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('notifications.group_id', 'is', null),
        exists(
          selectFrom('memberships')
            .whereRef('memberships.group_id', '=', 'notifications.group_id')
            .where('memberships.user_id', '=', user_id)
            .where('memberships.deactivated_at', 'is', null)
            .select('memberships.user_id'),
        ),
      ]),
    )
}

async function readNotifications(db: Connection, user_id: string, ids: string[]) {
  return db
    .selectFrom('notifications')
    .leftJoin('groups', 'groups.id', 'notifications.group_id')
    .where('notifications.user_id', '=', user_id)
    .where('notifications.id', 'in', ids)
    .select([
      'notifications.id',
      'notifications.group_id',
      'groups.name as group_name',
      'notifications.kind',
      'notifications.params',
      'notifications.read_at',
      'notifications.created_at',
    ])
    .execute()
}

export async function listNotifications(db: Connection, user_id: string, query: QueryOf<typeof endpoint>) {
  const states = query.filter.state ?? []
  let ids = readable(db, user_id).select('notifications.id')
  if (states.length > 0) {
    ids = ids.where(({ or, eb }) =>
      or(states.map((state) => eb('notifications.read_at', state === 'read' ? 'is not' : 'is', null))),
    )
  }
  return readListPage(db, {
    ids,
    by: 'notifications.id',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readNotifications(db, user_id, wanted),
  })
}

/** Marks what a person has not read yet, all of it or only some, and tells how many that were. */
export async function markRead(db: Connection, user_id: string, ids: readonly string[] | null, now: Date) {
  const unread = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
  const { numUpdatedRows } = await (ids === null ? unread : unread.where('id', 'in', ids)).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Removes what was told before a time, to whomever. Once a day, so it may read the whole table: an index would cost every insert. */
export async function deleteNotificationsBefore(db: Connection, before: Date): Promise<void> {
  await acrossGroups(db).deleteFrom('notifications').where('created_at', '<', before).execute()
}

/** What people are called, by id. */
export async function namesOfPeople(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('users').where('id', 'in', ids).select(['id', 'first_name', 'last_name']).execute()
  return new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]))
}

/** What people on the lists of these companies are called, by the id of their invitation. */
export async function namesOfInvited(db: Connection, group_ids: readonly string[], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const invites = await db
    .selectFrom('invites')
    .where('group_id', 'in', group_ids)
    .where('id', 'in', ids)
    .select(['id', 'first_name', 'last_name'])
    .execute()
  return new Map(invites.map(({ id, ...names }) => [id, fullNameOf(names)]))
}

export async function namesOfSurveys(db: Connection, group_ids: readonly string[], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const surveys = await db
    .selectFrom('surveys')
    .where('group_id', 'in', group_ids)
    .where('id', 'in', ids)
    .select(['id', 'name'])
    .execute()
  return new Map(surveys.map(({ id, name }) => [id, name]))
}

export async function nameOfGroup(db: Connection, id: string): Promise<string | null> {
  const group = await db.selectFrom('groups').where('id', '=', id).select('name').executeTakeFirst()
  return group?.name ?? null
}

/** Whom mails of these companies went to, by the id of the mail. */
export async function namesOnMails(db: Connection, group_ids: readonly string[], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const mails = await db
    .selectFrom('mails')
    .where('group_id', 'in', group_ids)
    .where('id', 'in', ids)
    .select(['id', 'to_name'])
    .execute()
  return new Map(mails.map(({ id, to_name }) => [id, to_name]))
}

export async function titlesOfPlans(db: Connection, ids: readonly string[], language: Language) {
  if (ids.length === 0) return new Map<string, string>()
  const plans = await db
    .selectFrom('plans')
    .where('id', 'in', ids)
    .select((eb) => ['id', inLanguage(eb.ref('title'), language).as('title')])
    .execute()
  return new Map(plans.map(({ id, title }) => [id, title]))
}

/** What notices say, as long as they last; nothing of one that is over or was withdrawn. */
export async function wordsOfNotices(db: Connection, ids: readonly string[], language: Language, now: Date) {
  if (ids.length === 0) return new Map<string, { name: string; text: string }>()
  const notices = await db
    .selectFrom('notices')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .select((eb) => [
      'id',
      inLanguage(eb.ref('name'), language).as('name'),
      inLanguage(eb.ref('body'), language).as('text'),
    ])
    .execute()
  return new Map(notices.map(({ id, name, text }) => [id, { name, text }]))
}
