import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import type { listInvites, listLatestResults } from './group-survey.queries.ts'

type Invite = Awaited<ReturnType<typeof listInvites>>['rows'][number]
type Result = Awaited<ReturnType<typeof listLatestResults>>[number]

/** Without the number by which the results know the person: who wrote what stays hidden. */
export function presentInvite({ first_name, last_name, ...invite }: Invite) {
  return {
    id: invite.id,
    full_name: fullNameOf({ first_name, last_name }),
    email: invite.email,
    state: Object.values(inviteState).find((state) => state === invite.state) ?? inviteState.queued,
    scheduled_at: invite.scheduled_at.toISOString(),
    expires_at: invite.expires_at.toISOString(),
    started_at: invite.started_at?.toISOString() ?? null,
    completed_at: invite.completed_at?.toISOString() ?? null,
  }
}

/** Somebody who has completed a survey, and what was decided. The name is there only where the survey shows names. */
export function presentStanding({ id, no, name, status, completed_at, situations }: Result) {
  return {
    id,
    code: participantCode(no),
    name,
    status: Object.values(resultStatus).find((known) => known === status) ?? null,
    completed_at: completed_at.toISOString(),
    situations,
  }
}
