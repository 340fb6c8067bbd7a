import { roleId } from '@catchpitch/contract/access/roles'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import type { TeamInvitationRow } from './team-invitations.queries.ts'

function stateOf({ expires_at, mail_state }: TeamInvitationRow, now: Date) {
  if (expires_at <= now) return 'expired'
  return mail_state === mailState.failed || mail_state === mailState.declined ? 'failed' : 'waiting'
}

export const invitedRoleOf = ({ role_id }: Pick<TeamInvitationRow, 'role_id'>) =>
  role_id === roleId.manager ? 'manager' : 'member'

export function presentInvitation(row: TeamInvitationRow, now: Date) {
  const { id, first_name, last_name, email, departments } = row
  return {
    id,
    first_name,
    last_name,
    full_name: fullNameOf(row),
    email,
    role: invitedRoleOf(row),
    departments,
    invited_by: fullNameOf({
      first_name: row.inviter_first_name ?? '',
      last_name: row.inviter_last_name ?? '',
    }),
    invited_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    state: stateOf(row, now),
  } as const
}
