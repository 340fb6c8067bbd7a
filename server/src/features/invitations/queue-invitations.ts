import { formatDay } from '@catchpitch/contract/dates'
import type { Language } from '@catchpitch/contract/languages'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import type { Connection } from '#platform/db/database'
import { openInMails } from '#platform/mail/placeholders'
import { queueMail } from '#platform/mail/queue-mail'
import { writeMail } from '#platform/mail/write-mail'
import { invitationMail } from './invitation.mail.ts'

type Invited = {
  id: string
  first_name: string
  last_name: string
  email: string
  language: Language
  dimension_id: string | null
  scheduled_at: Date
  expires_at: Date
}

/** The last instant of the last day, so that the mail names that day and not the one on which it is too late. */
const lastMoment = (expires_at: Date) => new Date(expires_at.getTime() - 1)

/** Writes to everybody who was invited, each in their language, when they are to hear of it. */
export async function queueInvitations(
  db: Connection,
  { group_id, content }: { group_id: string; content: EditionContent },
  invites: readonly Invited[],
  now: Date,
): Promise<void> {
  for (const { id, first_name, last_name, email, language, dimension_id, scheduled_at, expires_at } of invites) {
    const asked = content.situations.filter((one) => dimension_id === null || one.dimension_id === dimension_id)
    const name = `${first_name} ${last_name}`
    const values = {
      name,
      company: content.company,
      survey: content.name,
      topics: asked.length,
      until: formatDay(lastMoment(expires_at), language),
    }
    const mail = {
      ...writeMail({ texts: invitationMail, language, values, href: openInMails.link }),
      group_id,
      kind: 'invitation',
      cause: `invite:${id}:invitation:1`,
      to_email: email,
      to_name: name,
      language,
      user_id: null,
      invite_id: id,
      send_after: scheduled_at,
    }
    await queueMail(db, mail, now)
  }
}
