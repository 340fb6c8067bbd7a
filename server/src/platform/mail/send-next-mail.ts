import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/db/database'
import type { Turn } from '#platform/jobs/poll-loop'
import { isOver, type Link } from '#platform/links/link'
import { linkAddress } from '#platform/links/link-address'
import { findLink } from '#platform/links/links.queries'
import type { Secrets } from '#platform/secrets/secrets'
import { composeMail } from './compose-mail.ts'
import { deliveryFailure } from './delivery-failure.ts'
import {
  claimDueMail,
  completeMail,
  type DueMail,
  declineMail,
  failMail,
  isSuppressed,
  postponeMail,
  suppressBounced,
} from './mail.queries.ts'
import type { MailTransport } from './mail-transport.ts'
import { most_tries, retryDelay } from './retry-delay.ts'

export type MailSender = {
  db: Database
  clock: Clock
  transport: MailTransport
  /** Whom mails come from: `Name <address>`. */
  sender: string
  /** What mails say that only this installation knows: its name, where people reach it, what it signs links with. */
  app_name: string
  public_url: string
  secrets: Secrets
}

/**
 * Sends one mail at a time, each in a transaction of its own that holds the row while the mail server is spoken to.
 * So none is lost, and none goes out twice, but for one gap that SMTP leaves to everybody: if this process is killed
 * after the server took the mail and before the row says so, it goes out again, under the same Message-ID.
 */
export function createMailSender(options: MailSender): () => Promise<Turn> {
  const { db, clock, transport, sender, app_name, public_url, secrets } = options
  // Mails that the server has taken though the database could not be told. Closes the gap for as long as we live.
  const taken = new Set<string>()

  async function handOver(mail: DueMail, link: Link | null): Promise<void> {
    if (taken.has(mail.id)) return
    const filled = { app_name, public_url, link: link ? linkAddress(link, secrets, public_url) : '' }
    await transport.send(composeMail(mail, { sender, now: clock.now(), filled }))
    taken.add(mail.id)
  }

  async function settleFailure(tx: Transaction, mail: DueMail, error: unknown): Promise<Turn> {
    const { kind, reason, no_such_mailbox } = deliveryFailure(error)
    const now = clock.now()
    if (no_such_mailbox) await suppressBounced(tx, mail.to_email, now)
    if (kind === 'refused' || mail.tries + 1 >= most_tries) {
      await failMail(tx, mail, reason)
    } else {
      await postponeMail(tx, mail, reason, new Date(now.getTime() + retryDelay(mail.tries + 1)))
    }
    // Where no mail gets through, the next one would only lose a try of its own.
    return kind === 'unreachable' ? 'wait' : 'again'
  }

  async function settle(tx: Transaction, mail: DueMail): Promise<Turn> {
    if (await isSuppressed(tx, mail.to_email)) {
      await declineMail(tx, mail, 'This address is known to take no mail.')
      return 'again'
    }
    const link = mail.link_id === null ? null : await findLink(tx, mail.link_id)
    const dead = mail.link_id !== null && (link === null || isOver(link, clock.now()))
    // One that was taken has gone out, and its reader may have used the link before we could note it.
    if (dead && !taken.has(mail.id)) {
      await declineMail(tx, mail, 'Its link had ended before it could be sent.')
      return 'again'
    }
    // Written before it is true, and seen by nobody until the commit: once the server has said yes there is only that
    // left to do, and the gap in which a kill would double the mail is as narrow as it can be.
    await completeMail(tx, mail, clock.now())
    try {
      await handOver(mail, link)
      return 'again'
    } catch (error) {
      return settleFailure(tx, mail, error)
    }
  }

  return async () => {
    const settled = await db.transaction().execute(async (tx) => {
      const mail = await claimDueMail(tx, clock.now())
      return mail && { id: mail.id, turn: await settle(tx, mail) }
    })
    if (!settled) return 'wait'
    taken.delete(settled.id)
    return settled.turn
  }
}
