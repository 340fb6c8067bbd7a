import { type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import type { Connection } from '#platform/db/database'
import { countInviteStates, countStatuses } from './survey-standing.queries.ts'

/** How many of a survey's people have come how far, by the word for it. */
export async function countInvitesByState(db: Connection, group_id: string, survey_id: string) {
  const counted = await countInviteStates(db, group_id, survey_id)
  const at = (state: InviteState) => counted.find((row) => row.state === state)?.invites ?? 0
  return {
    queued: at(inviteState.queued),
    sent: at(inviteState.sent),
    failed: at(inviteState.failed),
    opened: at(inviteState.opened),
    started: at(inviteState.started),
    completed: at(inviteState.completed),
    declined: at(inviteState.declined),
    expired: at(inviteState.expired),
  }
}

/** What was decided about how many, of a survey or of all that a company has. */
export async function countResultsByStatus(db: Connection, group_id: string, survey_id: string | null) {
  const counted = await countStatuses(db, group_id, survey_id)
  const decided = (status: ResultStatus | null) => counted.find((row) => row.status === status)?.results ?? 0
  return {
    accepted: decided(resultStatus.accepted),
    pipeline: decided(resultStatus.pipeline),
    rejected: decided(resultStatus.rejected),
    undecided: decided(null),
  }
}
