import { mailState } from '@catchpitch/contract/mail/mail-state'
import type { Connection } from '#platform/db/database'
import { findInvitation } from '#platform/links/invitations.queries'
import { isOver } from '#platform/links/link'
import { findLink } from '#platform/links/links.queries'
import { isSuppressed } from '#platform/mail/mail.queries'
import type { LoggedMail } from './email-logs.queries.ts'

/** Whether what the mail's button opens is still there. */
async function leadsSomewhere(
  db: Connection,
  { group_id, link_id, invite_id, kind }: LoggedMail,
  now: Date,
): Promise<boolean> {
  // What tells somebody of a decision has no button.
  if (invite_id !== null && kind === 'invitation') {
    const invitation = await findInvitation(db, group_id, invite_id)
    return invitation !== null && invitation.expires_at > now
  }
  if (link_id === null) return true
  const link = await findLink(db, link_id)
  return link !== null && !isOver(link, now)
}

/** Why it makes no sense to send this mail once more; null if it does. */
export async function resendRefusal(db: Connection, mail: LoggedMail, now: Date) {
  if (mail.state === mailState.pending) return 'mail.waiting'
  if (await isSuppressed(db, mail.to_email)) return 'mail.suppressed'
  return (await leadsSomewhere(db, mail, now)) ? null : 'mail.linkOver'
}
