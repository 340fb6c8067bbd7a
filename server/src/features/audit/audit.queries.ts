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

/** `actions` limits the list to these; null does not. */
export async function listAuditEvents(
  db: Connection,
  query: QueryOf<typeof endpoint>,
  actions: readonly string[] | null,
) {
  const { group, actor, impersonator, subject } = query.filter
  const everywhere = acrossGroups(db)
  let ids = everywhere.selectFrom('audit_events').select(['group_id', 'id'])
  if (group) ids = ids.where('group_id', 'in', group)
  if (actor) ids = ids.where('actor_id', 'in', actor)
  if (impersonator) ids = ids.where('impersonator_id', 'in', impersonator)
  if (subject) ids = ids.where('subject_id', 'in', subject)
  // Not `in`, which cannot be written with an empty list: a keyword that fits no action finds nothing.
  if (actions) ids = ids.where('action', '=', sql<string>`any(${actions}::text[])`)
  return readListPage(everywhere, {
    ids,
    by: 'at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) => readEvents(db, keys),
  })
}
