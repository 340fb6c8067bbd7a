import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Connection } from '#platform/db/database'
import type { Announce } from '#platform/live/commit-then-announce'
import type { MailOutcome } from '#platform/mail/send-next-mail'
import { markSent, markUnsent } from './sending.queries.ts'

type Noting = { db: Connection; now: Date; announce: Announce }
type Mail = { group_id: string; invite_id: string | null; kind: string }

/** Carries what became of an invitation's mail over to the invitation, in the transaction that settles the mail. */
export async function noteMail({ db, now, announce }: Noting, mail: Mail, outcome: MailOutcome): Promise<void> {
  const { group_id, invite_id, kind } = mail
  if (invite_id === null || kind !== 'invitation') return
  const key = { group_id, id: invite_id }
  if (outcome === 'sent') await markSent(db, key, now)
  else await markUnsent(db, key, outcome === 'failed' ? inviteState.failed : inviteState.queued)
  announce({ topic: 'invites', group_id, id: null })
}
