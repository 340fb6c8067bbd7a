import { addDays, dayOf, startOfDay } from '@catchpitch/contract/dates'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { limits } from '@catchpitch/contract/limits'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'

/** An invitation ends with a day in Kuala Lumpur, a week or two after the one on which its mail goes out. */
export function inviteExpiry(scheduled_at: Date, weeks: number): Date {
  return startOfDay(addDays(dayOf(scheduled_at), weeks * 7 + 1))
}

type Invite = { state: number; expires_at: Date; started_at: Date | null; erased_at: Date | null }
type Survey = { status: number; expires_at: Date }

/** When nobody can begin any more: the survey's end or the invitation's, whichever comes first. */
export function doorCloses(invite: Pick<Invite, 'expires_at'>, survey: Pick<Survey, 'expires_at'>): Date {
  return invite.expires_at < survey.expires_at ? invite.expires_at : survey.expires_at
}

/** How long after the end whoever has begun may finish. */
export const grace_ms = limits.test.grace_hours * 60 * 60 * 1000

/** Until when somebody who has begun may finish. */
export function finishBy(invite: Pick<Invite, 'expires_at'>, survey: Pick<Survey, 'expires_at'>): Date {
  return new Date(doorCloses(invite, survey).getTime() + grace_ms)
}

/** Whether the invitation lets its person in now. */
export function isDoorOpen(invite: Invite, survey: Survey, now: Date): boolean {
  if (invite.erased_at !== null || invite.state === inviteState.declined) return false
  if (invite.started_at !== null) return now < finishBy(invite, survey)
  return survey.status === surveyStatus.live && now < doorCloses(invite, survey)
}
