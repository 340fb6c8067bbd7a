import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { changeResultStatus as endpoint } from '@catchpitch/contract/results/decisions.endpoints'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { canNotify, resultStatus } from '@catchpitch/contract/results/result-status'
import { queueDecisionMails, replaceDecisionMails } from '#features/invitations/invitations.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { insertStatusChange, lockResults, setStatus } from './decisions.queries.ts'

type Caller = Pick<Context<{ kind: 'company'; word: 'result.decide' }>, 'db' | 'now' | 'announce'> & {
  person: { id: string }
  group: { id: string }
  installation: { undo_ms: number }
}

type Locked = Awaited<ReturnType<typeof lockResults>>[number]

/** Whoever has the status already is named: deciding twice would be told to them twice. */
function refuseDecided(people: readonly Locked[], status: number): void {
  const decided = people.filter((person) => person.status === status)
  if (decided.length === 0) return
  const problems = decided.map(({ id, name, no }) => ({
    field: `result_ids.${id}`,
    key: 'field.result.decided' as const,
    params: { name: name ?? participantCode(no) },
  }))
  refuse('result.decided', {}, problems)
}

const before = ({ id, status, status_at, status_change_id, name, shortlisted_at, told_at }: Locked) => ({
  attempt_id: id,
  status,
  status_at,
  status_change_id,
  named: name !== null,
  shortlisted_at,
  told_at,
})

/** Decides about people of a survey, all of them or none; what tells them waits for as long as it can be taken back. */
export async function changeResultStatus(caller: Caller, body: BodyOf<typeof endpoint>) {
  const { db, now, person, group, installation, announce } = caller
  const { survey_id, status, reason } = body
  const key = { group_id: group.id, survey_id }
  const ids = [...new Set(body.result_ids)]
  const people = await lockResults(db, key, ids)
  if (people.length < ids.length) return refuse('record.missing')
  refuseDecided(people, status)

  const id = newId(now)
  const invite_ids = people.map(({ invite_id }) => invite_id)
  const notify = body.notify && canNotify(status)
  const undo_until = new Date(now.getTime() + installation.undo_ms)
  const replaced_mails = await replaceDecisionMails(db, group.id, invite_ids)
  const change = { ...key, id, status, reason, notify, actor_id: person.id, undo_until, replaced_mails }
  await insertStatusChange(db, { ...change, items: people.map(before) }, now)
  await setStatus(db, group.id, people, { status, change_id: id, told_at: notify ? undo_until : null }, now)
  const kind = status === resultStatus.accepted ? 'acceptance' : 'rejection'
  const mails = notify ? await queueDecisionMails(db, { ...key, id, kind, undo_until }, invite_ids, now) : 0
  announce({ topic: 'results', group_id: group.id, id: survey_id })
  const undo_seconds = Math.round(installation.undo_ms / 1000)
  return { id, changed: people.length, mails, undo_until: undo_until.toISOString(), undo_seconds, ids }
}
