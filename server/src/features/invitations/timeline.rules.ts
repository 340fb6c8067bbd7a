import type { InviteEventKind } from '@catchpitch/contract/invitations/invite-event-kinds'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { mailState } from '@catchpitch/contract/mail/mail-state'

type Invite = { state: number; created_at: Date; scheduled_at: Date; sent_at: Date | null; expires_at: Date }
type StoredEvent = { kind: number; at: Date }
type Mail = { state: number; created_at: Date; sent_at: Date | null; send_after: Date; last_error: string | null }

type Told = { kind: InviteEventKind; at: Date; reason: string | null; is_ahead: boolean }

/** The events that a person's own steps leave behind, by their number in the table. */
const stored: Readonly<Record<number, InviteEventKind>> = {
  1: 'opened',
  2: 'moved',
  3: 'started',
  4: 'gap',
  5: 'completed',
  6: 'declined',
}

function ofMail({ state, created_at, sent_at, send_after, last_error }: Mail): Told {
  const told = (kind: InviteEventKind, at: Date, is_ahead = false): Told => ({ kind, at, reason: last_error, is_ahead })
  switch (state) {
    case mailState.completed:
      return told('mail_sent', sent_at ?? created_at)
    case mailState.failed:
      return told('mail_failed', send_after)
    case mailState.declined:
      return told('mail_declined', created_at)
    default:
      return told('mail_waiting', send_after, true)
  }
}

/** Everything that has happened to an invitation, in its order, and after it what is still to come. */
export function timelineOf(invite: Invite, events: readonly StoredEvent[], mails: readonly Mail[], now: Date): Told[] {
  const happened = (kind: InviteEventKind, at: Date, is_ahead = false): Told => ({ kind, at, reason: null, is_ahead })
  const isOver = invite.state === inviteState.completed || invite.state === inviteState.declined
  const told = [
    happened('added', invite.created_at),
    ...mails.map(ofMail),
    ...events.flatMap(({ kind, at }) => (stored[kind] === undefined ? [] : [happened(stored[kind], at)])),
    ...(mails.length === 0 && invite.scheduled_at > now ? [happened('scheduled', invite.scheduled_at, true)] : []),
    ...(invite.state === inviteState.expired ? [happened('expired', invite.expires_at)] : []),
    ...(!isOver && invite.state !== inviteState.expired ? [happened('expires', invite.expires_at, true)] : []),
  ]
  return told.toSorted(
    (one, other) => Number(one.is_ahead) - Number(other.is_ahead) || one.at.getTime() - other.at.getTime(),
  )
}
