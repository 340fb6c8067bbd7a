import { type BusinessSize, businessSize } from '@catchpitch/contract/groups/business-size'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'

export const sizeNames = {
  [businessSize.micro]: 'groups.size.micro',
  [businessSize.small]: 'groups.size.small',
  [businessSize.medium]: 'groups.size.medium',
  [businessSize.large]: 'groups.size.large',
} as const satisfies Record<BusinessSize, string>

export const surveyStatusNames = {
  [surveyStatus.draft]: 'surveys.draft',
  [surveyStatus.live]: 'surveys.live',
  [surveyStatus.closed]: 'surveys.closed',
} as const

export const inviteStateNames = {
  [inviteState.queued]: 'invite.queued',
  [inviteState.sent]: 'invite.sent',
  [inviteState.failed]: 'invite.failed',
  [inviteState.opened]: 'invite.opened',
  [inviteState.started]: 'invite.started',
  [inviteState.completed]: 'invite.completed',
  [inviteState.declined]: 'invite.declined',
  [inviteState.expired]: 'invite.expired',
} as const

const standingNames = {
  [resultStatus.accepted]: 'results.shortlisted',
  [resultStatus.rejected]: 'results.rejected',
  [resultStatus.pipeline]: 'results.pipeline',
} as const satisfies Record<ResultStatus, string>

export const standingName = (status: ResultStatus | null) =>
  status === null ? 'results.undecided' : standingNames[status]
