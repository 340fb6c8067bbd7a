import { resultOf } from '#features/results/results.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'
import { type Attempt, findAttempt, findAttemptOfInvite } from './attempts.queries.ts'
import { ownInvite } from './own-surveys.ts'
import { presentContent } from './test-content.presenter.ts'
import { readTopics } from './topics.queries.ts'

type Caller = Pick<Context, 'db' | 'now' | 'language'> & { person: { id: string }; attempt: AttemptKey | null }

/** The run of one of the caller's own invitations; of the one whose session this is, if none is named. */
async function ownAttempt(caller: Caller, invite_id: string | undefined): Promise<Attempt> {
  const { db, attempt } = caller
  if (invite_id === undefined) {
    if (attempt === null) return refuseField('invite_id', 'field.required')
    return (await findAttempt(db, attempt)) ?? refuse('session.ended')
  }
  const { group_id, id } = await ownInvite(caller, invite_id)
  return (await findAttemptOfInvite(db, group_id, id)) ?? refuse('record.missing')
}

/** What a person's own answers come to so far; nothing of it is about anybody else. */
export async function readMyLife(caller: Caller, invite_id: string | undefined) {
  const { db, language } = caller
  const attempt = await ownAttempt(caller, invite_id)
  const edition = await findEdition(db, attempt)
  const { company, name, topics } = presentContent(edition, attempt.situation_ids, language)
  const result = resultOf(edition, await readTopics(db, attempt))
  return {
    company,
    name,
    completed: attempt.state === attemptState.completed,
    result,
    by_situation: (result?.by_situation ?? []).map(({ situation_id, x, y }) => ({
      situation_id,
      topic: topics.find((topic) => topic.situation_id === situation_id)?.topic ?? '',
      x,
      y,
    })),
    compared: (attempt.compare_ranking ?? []).map((position) => topics[position - 1]?.topic ?? ''),
  }
}
