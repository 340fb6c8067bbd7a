import { briefFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import type { AttemptKey } from '#platform/session/session'
import { presentEvent } from './event.presenter.ts'
import { listEvents, mayExplain } from './integrity.queries.ts'

/** What was recorded of one's own run: the same that the company reads. */
export async function listOwnEvents({ db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>, key: AttemptKey) {
  const rows = await listEvents(db, key)
  const pictureOf = ({ group_id, file_id }: { group_id: string; file_id: string | null }) =>
    file_id === null ? null : briefFileUrl(secrets, { group_id, id: file_id }, now)
  return { may_explain: await mayExplain(db, key), events: rows.map((row) => presentEvent(row, pictureOf(row))) }
}
