import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { extraTimes, type InviteState, inviteSource, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom } from '@catchpitch/contract/languages'
import type { ListedInvite } from './invite-lists.queries.ts'

const stateFrom = (stored: number): InviteState =>
  Object.values(inviteState).find((state) => state === stored) ?? inviteState.queued

const written = (time: Date | null) => time?.toISOString() ?? null

/** Without the number by which the results know the person: who wrote what stays hidden. */
export function presentInvite(invite: ListedInvite) {
  const { country_code, mobile } = invite
  return {
    id: invite.id,
    full_name: fullNameOf(invite),
    email: invite.email,
    bounced: invite.bounced,
    mobile: mobile === null ? null : `${country_code ?? ''} ${mobile}`.trim(),
    language: languageFrom(invite.language),
    dimension: invite.dimension,
    source: Object.values(inviteSource).find((source) => source === invite.source) ?? inviteSource.typed,
    extra_time: extraTimes.find((percent) => percent === invite.extra_time) ?? 0,
    allow_paste: invite.allow_paste,
    state: stateFrom(invite.state),
    scheduled_at: invite.scheduled_at.toISOString(),
    sent_at: written(invite.sent_at),
    expires_at: invite.expires_at.toISOString(),
    opened_at: written(invite.opened_at),
    started_at: written(invite.started_at),
    completed_at: written(invite.completed_at),
  }
}

/** The same person among those of all surveys. */
export function presentParticipant(invite: ListedInvite) {
  return {
    ...presentInvite(invite),
    survey: { id: invite.survey_id, hashId: invite.survey_hash_id, name: invite.survey_name },
    created_at: invite.created_at.toISOString(),
  }
}

/** The same person among those who have said whether they are interested. */
export function presentResponse(invite: ListedInvite) {
  // Whoever has said so has said it at some time; the table has no row without it.
  return { ...presentParticipant(invite), interest_at: (invite.interest_at ?? invite.created_at).toISOString() }
}
