import type { listAuditEvents as endpoint } from '@catchpitch/contract/audit/audit.endpoints'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { readListPage } from '#platform/db/list-page'

type Key = { group_id: string; id: string }

/** The events of one page with the names that belong to them: joined to twenty rows, not to the whole log. */
async function readEvents(db: Connection, keys: Key[]) {
  return db
    .selectFrom('audit_events as event')
    .innerJoin('groups', 'groups.id', 'event.group_id')
    .leftJoin('users as actor', 'actor.id', 'event.actor_id')
    .leftJoin('users as impersonator', 'impersonator.id', 'event.impersonator_id')
    .where((eb) =>
      eb(
        eb.refTuple('event.group_id', 'event.id'),
        'in',
        keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
      ),
    )
    .select([
      'event.id',
      'event.at',
      'event.group_id',
      'groups.name as group_name',
      'actor.id as actor_id',
      'actor.first_name as actor_first_name',
      'actor.last_name as actor_last_name',
      'impersonator.id as impersonator_id',
      'impersonator.first_name as impersonator_first_name',
      'impersonator.last_name as impersonator_last_name',
      'event.action',
      'event.subject',
      'event.subject_id',
      sql<string[]>`coalesce(event.detail -> 'fields', '[]')`.as('fields'),
      sql<string | null>`event.detail ->> 'reason'`.as('reason'),
      'event.ip',
    ])
    .execute()
}

type Narrowing = Pick<QueryOf<typeof endpoint>, 'filter'>

/** `actions` limits the list to these; null does not. */
function selectKeys(everywhere: Connection, { filter }: Narrowing, actions: readonly string[] | null) {
  const { action, group, actor, impersonator, subject } = filter
  let ids = everywhere.selectFrom('audit_events').select(['group_id', 'id'])
  if (action) ids = ids.where('action', 'in', action)
  if (group) ids = ids.where('group_id', 'in', group)
  if (actor) ids = ids.where('actor_id', 'in', actor)
  if (impersonator) ids = ids.where('impersonator_id', 'in', impersonator)
  if (subject) ids = ids.where('subject_id', 'in', subject)
  // Not `in`, which cannot be written with an empty list: a keyword that fits no action finds nothing.
  if (actions) ids = ids.where('action', '=', sql<string>`any(${actions}::text[])`)
  return ids
}

export async function listAuditEvents(
  db: Connection,
  query: QueryOf<typeof endpoint>,
  actions: readonly string[] | null,
) {
  const everywhere = acrossGroups(db)
  return readListPage(everywhere, {
    ids: selectKeys(everywhere, query, actions),
    by: 'at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) => readEvents(db, keys),
  })
}

type Export = Narrowing & { order: { descending: boolean }; actions: readonly string[] | null }
type Place = { at: Date; id: string }

/** So many events at a time: enough that asking costs little, few enough to lie in memory. */
const batch = 1000

/** The events after a place in the log, in the order asked for; from its beginning if there is none. */
export async function readAuditBatch(db: Connection, asked: Export, after: Place | null) {
  const direction = asked.order.descending ? 'desc' : 'asc'
  const sign = asked.order.descending ? '<' : '>'
  let ids = selectKeys(acrossGroups(db), asked, asked.actions).select('at')
  if (after) ids = ids.where((eb) => eb(eb.refTuple('at', 'id'), sign, eb.tuple(after.at, after.id)))
  const keys = await ids.orderBy('at', direction).orderBy('id', direction).limit(batch).execute()
  if (keys.length === 0) return []
  const byId = new Map((await readEvents(db, keys)).map((row) => [row.id, row]))
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}
