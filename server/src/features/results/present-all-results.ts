import { fullNameFrom, fullNameOf } from '@catchpitch/contract/fields/full-name'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { signedFileUrl } from '#platform/files/file-address'
import type { Secrets } from '#platform/secrets/secrets'
import type { listAllResults } from './all-results.queries.ts'
import type { listRepeatedAttempts, listRunsOf } from './repeated-attempts.queries.ts'
import type { listSnapshots } from './snapshots.queries.ts'

type RowOf<List extends (...values: never[]) => Promise<{ rows: unknown[] }>> = Awaited<
  ReturnType<List>
>['rows'][number]

type Placed = { group_id: string; group_name: string; survey_id: string; survey_hash_id: string; survey_name: string }

const placeOf = ({ group_id, group_name, survey_id, survey_hash_id, survey_name }: Placed) => ({
  group: { id: group_id, name: group_name },
  survey: { id: survey_id, hashId: survey_hash_id, name: survey_name },
})

export function presentAnyResult(row: RowOf<typeof listAllResults>) {
  return {
    ...placeOf(row),
    id: row.id,
    code: participantCode(row.no),
    name: row.name && fullNameFrom(row.name),
    module_kind: row.module_kind,
    status: Object.values(resultStatus).find((known) => known === row.status) ?? null,
    situations: row.situations,
    snapshots: row.snapshots ?? 0,
    completed_at: row.completed_at.toISOString(),
  }
}

export function presentSnapshot(row: RowOf<typeof listSnapshots>, secrets: Secrets, now: Date) {
  return {
    ...placeOf(row),
    id: row.id,
    taken_at: row.taken_at.toISOString(),
    result_id: row.result_id,
    code: participantCode(row.no),
    url: signedFileUrl(secrets, row, now),
  }
}

type Run = Awaited<ReturnType<typeof listRunsOf>>[number]

const presentRun = (row: Run) => ({
  ...placeOf(row),
  id: row.id,
  started_at: row.started_at.toISOString(),
  completed_at: row.completed_at?.toISOString() ?? null,
})

/** Of somebody who has taken a hundred surveys, the last ten tell the story. */
const others_shown = 10

export function presentRepeat(row: RowOf<typeof listRepeatedAttempts>, runs: readonly Run[]) {
  return {
    ...presentRun(row),
    person: { id: row.user_id, full_name: fullNameOf(row), email: row.email },
    others: runs
      .filter(({ id, user_id }) => user_id === row.user_id && id !== row.id)
      .slice(0, others_shown)
      .map(presentRun),
  }
}
