import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { createLink, revokeLinks } from '#platform/links/links.queries'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import type { Account } from './account.ts'
import { welcomeMail, welcomeToCompanyMail } from './welcome.mail.ts'

const day_ms = 24 * 60 * 60 * 1000

type Welcome = {
  /** What it is that they have an account for; null if it is no company in particular. */
  company: string | null
  created_by: string
}

/**
 * Writes to somebody for whom staff made an account. The link is one to a new password, so that nobody else ever knows
 * it, and lasts longer than others of its kind: nobody was waiting for this one. It takes the place of earlier ones,
 * which may have gone to an address that was mistyped.
 */
export async function queueWelcome(
  db: Connection,
  account: Account,
  { company, created_by }: Welcome,
  now: Date,
): Promise<void> {
  const { user_id, email } = account
  await limitMailsTo(db, 'welcome', email, now)
  await revokeLinks(db, 'reset', user_id, now)
  const lasts_ms = limits.link.welcome_days * day_ms
  const link = { purpose: 'reset', group_id: null, subject_id: user_id, email, created_by, lasts_ms } as const
  const link_id = await createLink(db, link, now)
  const letter = {
    kind: 'welcome',
    texts: company === null ? welcomeMail : welcomeToCompanyMail,
    to: account,
    values: { email, days: limits.link.welcome_days, ...(company !== null && { company }) },
    opens: { link_id },
  } as const
  await queueLetter(db, letter, now)
}
