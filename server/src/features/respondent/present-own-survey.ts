import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { OwnSurvey } from '@catchpitch/contract/respondent/own-survey'
import { participantResponse, participantResponses } from '@catchpitch/contract/respondent/participant-response'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { doorCloses, finishBy, isDoorOpen, type OwnInvite } from '#features/invitations/invitations.public'

const surveyOf = ({ survey_status, survey_expires_at }: OwnInvite) => ({
  status: survey_status,
  expires_at: survey_expires_at,
})

function stateOf(invite: OwnInvite, now: Date): OwnSurvey['state'] {
  if (invite.state === inviteState.completed) return 'done'
  if (invite.state === inviteState.declined) return 'declined'
  if (!isDoorOpen(invite, surveyOf(invite), now)) return 'expired'
  return invite.started_at === null ? 'to_do' : 'running'
}

/** A decision counts once it has been told: until its mail has gone out the company may still take it back. */
function stageOf({ decided, is_told, told_at }: OwnInvite, now: Date): NonNullable<OwnSurvey['stage']> {
  if (!is_told || told_at === null || told_at > now) return 'reading'
  if (decided === resultStatus.accepted) return 'shortlisted'
  return decided === resultStatus.rejected ? 'not_chosen' : 'reading'
}

/** What has come of a survey that was completed, and until when there should be an answer. */
function outcomeOf(invite: OwnInvite, now: Date): Pick<OwnSurvey, 'stage' | 'reply_by'> {
  if (invite.completed_at === null) return { stage: null, reply_by: null }
  const stage = stageOf(invite, now)
  return { stage, reply_by: stage === 'reading' ? (invite.reply_due_at?.toISOString() ?? null) : null }
}

/** An invitation as its own person sees it. */
export function presentOwnSurvey(invite: OwnInvite, edition: EditionContent, now: Date): OwnSurvey {
  const { id, company, started_at, completed_at, dimension_id } = invite
  const asked = edition.situations.filter((one) => dimension_id === null || one.dimension_id === dimension_id)
  const open_until = (started_at === null ? doorCloses : finishBy)(invite, surveyOf(invite))
  return {
    id,
    company,
    name: invite.name,
    state: stateOf(invite, now),
    response: participantResponses.find((response) => participantResponse[response] === invite.interest) ?? null,
    topics: asked.length,
    open_until: open_until.toISOString(),
    completed_at: completed_at?.toISOString() ?? null,
    ...outcomeOf(invite, now),
  }
}
