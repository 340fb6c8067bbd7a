import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { createLinks } from '#platform/links/links.queries'
import { letterMail } from '#platform/mail/queue-letter'
import { queueMails } from '#platform/mail/queue-mail'
import type { Account } from './account.ts'
import { welcomeToCompanyMail } from './welcome.mail.ts'

const day_ms = 24 * 60 * 60 * 1000

type Welcomes = {
  company: string
  created_by: string | null
  /** When the first of them goes out, and how many in a second after it. */
  first_after: Date
  per_second: number
}

/**
 * Writes to many people whose accounts were made at once, as `queueWelcome` does to one; in four statements however
 * many they are. Their accounts are new, so there is no earlier link and no mailbox that could be filled by repeating it.
 */
export async function queueWelcomes(
  db: Connection,
  accounts: readonly Account[],
  { company, created_by, first_after, per_second }: Welcomes,
  now: Date,
): Promise<void> {
  const days = limits.link.welcome_days
  const links = accounts.map(({ user_id, email }) => ({
    purpose: 'reset' as const,
    group_id: null,
    subject_id: user_id,
    email,
    created_by,
    lasts_ms: days * day_ms,
  }))
  const link_ids = await createLinks(db, links, now)
  const mails = accounts.map((account, index) => {
    const values = { email: account.email, days, company }
    const opens = { link_id: link_ids[index] ?? '' }
    const letter = { kind: 'welcome', texts: welcomeToCompanyMail, to: account, values, opens } as const
    const send_after = new Date(first_after.getTime() + (index / per_second) * 1000)
    return { ...letterMail(letter, now), send_after }
  })
  await queueMails(db, mails, now)
}
