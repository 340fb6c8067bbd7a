import type { QueryOf } from '@catchpitch/contract/endpoint'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { listPersonResults as endpoint } from '@catchpitch/contract/people/person-results.endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { presentTopic, readAnswers } from '#features/reports/reports.public'
import { findEdition } from '#features/surveys/surveys.public'
import { refuse } from '#platform/refusal'
import { visiblePerson } from './get-person.ts'
import { findRun, listRuns, type Run } from './person-results.queries.ts'
import type { StaffContext } from './staff-context.ts'

const placeOf = ({ group_id, group_name, survey_id, survey_hash_id, survey_name }: Run) => ({
  group: { id: group_id, name: group_name },
  survey: { id: survey_id, hashId: survey_hash_id, name: survey_name },
})

function presentRun(run: Run) {
  const { status, situations, x, y } = run
  return {
    id: run.id,
    ...placeOf(run),
    state: Object.values(inviteState).find((state) => state === run.state) ?? inviteState.queued,
    test_id: run.test_id,
    completed_at: run.completed_at?.toISOString() ?? null,
    result:
      situations === null || x === null || y === null
        ? null
        : { status: Object.values(resultStatus).find((known) => known === status) ?? null, situations, x, y },
  }
}

export async function listResultsOf(context: StaffContext, id: string, query: QueryOf<typeof endpoint>) {
  await visiblePerson(context, id)
  const { rows, pagination } = await listRuns(context.db, id, query)
  return { data: rows.map(presentRun), pagination }
}

/** What a person wrote in one survey; null if they never came to one. */
export async function getStatements(context: StaffContext, id: string, test_id: string | undefined) {
  const { db, language } = context
  await visiblePerson(context, id)
  const run = await findRun(db, id, test_id)
  if (!run?.test_id || run.edition === null) return test_id === undefined ? null : refuse('record.missing')
  const { group_id, survey_id, edition } = run
  const content = await findEdition(db, { group_id, survey_id, edition })
  const topics = await readAnswers(db, group_id, run.test_id)
  return {
    test_id: run.test_id,
    ...placeOf(run),
    completed_at: run.completed_at?.toISOString() ?? null,
    feelings_scale: content.feelings_scale,
    topics: topics.map((topic) => presentTopic(topic, content, language)),
  }
}
