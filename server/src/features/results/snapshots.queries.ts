import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { readListPage } from '#platform/db/list-page'
import { filePurposes } from '#platform/files/file-purposes'

type Key = { group_id: string; id: string }

/** Written into the statement and not beside it: a partial index is used only for a purpose that the planner can see. */
const snapshot = sql.lit(filePurposes.snapshot.id)

async function readSnapshots(db: Connection, keys: readonly Key[]) {
  return db
    .selectFrom('files')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'files.group_id').onRef('attempts.id', '=', 'files.attempt_id'),
    )
    .innerJoin('invites', (join) =>
      join.onRef('invites.group_id', '=', 'attempts.group_id').onRef('invites.id', '=', 'attempts.invite_id'),
    )
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'attempts.group_id').onRef('surveys.id', '=', 'attempts.survey_id'),
    )
    .innerJoin('groups', 'groups.id', 'files.group_id')
    .where((eb) =>
      eb(
        eb.refTuple('files.group_id', 'files.id'),
        'in',
        keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
      ),
    )
    .select([
      'files.id',
      'files.created_at as taken_at',
      'attempts.id as result_id',
      'invites.no',
      'files.group_id',
      'groups.name as group_name',
      'attempts.survey_id',
      'surveys.hash_id as survey_hash_id',
      'surveys.name as survey_name',
    ])
    .execute()
}

type Wanted = {
  /** Only those of one run of a survey. */
  run?: Key
  groups?: readonly string[] | undefined
  page: number
  descending: boolean
}

/** Pictures that may still be shown: what is due to be removed is there no more, even if the sweep has not come yet. */
export async function listSnapshots(db: Connection, { run, groups, page, descending }: Wanted, now: Date) {
  const everywhere = acrossGroups(db)
  let ids = everywhere
    .selectFrom('files')
    .where('purpose', '=', snapshot)
    .where((eb) => eb.or([eb('delete_after', 'is', null), eb('delete_after', '>', now)]))
    .select(['group_id', 'id'])
  if (run) ids = ids.where('group_id', '=', run.group_id).where('attempt_id', '=', run.id)
  if (groups) ids = ids.where('group_id', 'in', groups)
  return readListPage(everywhere, {
    ids,
    by: 'created_at',
    descending,
    page,
    rows: (_, keys) => readSnapshots(db, keys),
  })
}
