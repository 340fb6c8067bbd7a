import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { surveyOf } from './get-participation.ts'
import { deleteInvites, lockInvites } from './invites.queries.ts'
import { callBackMails } from './sending.queries.ts'

/** Takes people off a survey's list. Whoever has begun stays: what they wrote would go with them. */
export async function removeInvite(
  { db, announce }: Pick<Context, 'db' | 'announce'>,
  { group_id, survey_id }: { group_id: string; survey_id: string },
  ids: readonly string[],
) {
  await surveyOf({ db }, group_id, survey_id)
  const found = await lockInvites(db, { group_id, survey_id }, ids)
  if (found.length === 0) return refuse('record.missing')
  const removed = found.filter(({ started_at }) => started_at === null).map(({ id }) => id)
  if (removed.length === 0) return refuse('invite.started')
  await callBackMails(db, group_id, removed, 'The person was taken off the list.')
  await deleteInvites(db, group_id, removed)
  announce({ topic: 'invites', group_id, id: null })
  return { ids: removed, left_out: ids.length - removed.length }
}
