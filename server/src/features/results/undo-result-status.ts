import { decidedPeople } from '@catchpitch/contract/results/decided-person'
import { takeBackDecisionMails } from '#features/invitations/invitations.public'
import { requireSurvey } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import type { Membership } from '#platform/session/session'
import { lockResults, lockStatusChange, markUndone, restoreStatuses } from './decisions.queries.ts'

type Caller = Pick<Context, 'db' | 'now' | 'announce'> & { group: Membership }

/** Takes back a decision as a whole: statuses, names and mails are as they were. A second press changes nothing more. */
export async function undoResultStatus({ db, now, announce, group }: Caller, id: string) {
  const change = (await lockStatusChange(db, group.id, id)) ?? refuse('record.missing')
  const { survey_id, replaced_mails } = change
  const items = decidedPeople.parse(change.items)
  await requireSurvey(db, group, survey_id)
  const ids = items.map(({ attempt_id }) => attempt_id)
  if (change.undone_at !== null) return { ids, is_new: false }
  if (change.undo_until <= now) return refuse('undo.over')

  const people = await lockResults(db, { group_id: group.id, survey_id }, ids)
  // Whoever is no longer there has nothing to be put back.
  if (people.some(({ status_change_id }) => status_change_id !== id)) return refuse('undo.later')
  const restored = people.flatMap(({ id: attempt_id, invite_id }) => {
    const item = items.find((one) => one.attempt_id === attempt_id)
    return item ? [{ ...item, invite_id }] : []
  })
  const invite_ids = restored.map(({ invite_id }) => invite_id)
  await takeBackDecisionMails(db, { group_id: group.id, id, replaced: replaced_mails }, invite_ids)
  await restoreStatuses(db, group.id, restored)
  await markUndone(db, group.id, id, now)
  announce({ topic: 'results', group_id: group.id, id: survey_id })
  return { ids, is_new: true }
}
