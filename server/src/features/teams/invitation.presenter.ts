import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import type { listWaitingInvitations } from './team-invitations.queries.ts'

type Row = Awaited<ReturnType<typeof listWaitingInvitations>>[number]

function stateOf({ expires_at, mail_state }: Row, now: Date) {
  if (expires_at <= now) return 'expired'
  return mail_state === mailState.failed || mail_state === mailState.declined ? 'failed' : 'waiting'
}

export function presentInvitation(row: Row, now: Date) {
  return {
    id: row.id,
    full_name: row.to_name,
    email: row.email,
    invited_by: fullNameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
    invited_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    state: stateOf(row, now),
  } as const
}
