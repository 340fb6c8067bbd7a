import type { EmailSettings } from '@catchpitch/contract/mail/email-settings-form'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import type { Turn } from '#platform/jobs/poll-loop'
import { invitationAddress } from '#platform/links/invitation-address'
import { findInvitation } from '#platform/links/invitations.queries'
import { isOver } from '#platform/links/link'
import { linkAddress } from '#platform/links/link-address'
import { findLink } from '#platform/links/links.queries'
import { type Announce, commitThenAnnounce } from '#platform/live/commit-then-announce'
import type { Secrets } from '#platform/secrets/secrets'
import { attachmentOf } from './attachment-of.ts'
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
import { readMailSettingsOf } from './mail-settings.queries.ts'
import type { MailTransport } from './mail-transport.ts'
import { most_tries, retryDelay } from './retry-delay.ts'

/** Taken by the server; to be tried again; never to arrive. */
export type MailOutcome = 'sent' | 'waiting' | 'failed'

type Settling = { db: Transaction; now: Date; announce: Announce }

export type MailSender = {
  db: Database
  clock: Clock
  transport: MailTransport
  /** Where the files lie that mails carry. */
  storage: FileStorage
  /** Whom mails come from: `Name <address>`. */
  sender: string
  /** What mails say that only this installation knows: its name, where people reach it, what it signs links with. */
  app_name: string
  public_url: string
  secrets: Secrets
  announce: Announce
  /**
   * Hears, in the same transaction, what becomes of a mail: `sent` before it is handed over, for the reason below, and
   * one of the others after it if that was too early. Who is to be told of it is not our business.
   */
  on_settled: (work: Settling, mail: DueMail, outcome: MailOutcome) => Promise<void>
}

/**
 * Sends one mail at a time, each in a transaction of its own that holds the row while the mail server is spoken to.
 * So none is lost, and none goes out twice, but for one gap that SMTP leaves to everybody: if this process is killed
 * after the server took the mail and before the row says so, it goes out again, under the same Message-ID.
 */
export function createMailSender(options: MailSender): () => Promise<Turn> {
  const { db, clock, transport, storage, sender, app_name, public_url, secrets, announce, on_settled } = options
  // Mails that the server has taken though the database could not be told. Closes the gap for as long as we live.
  const taken = new Set<string>()

  /** Where the mail's button leads: '' if it needs no link, null if what it should open is over. */
  async function addressFor(tx: Transaction, mail: DueMail): Promise<string | null> {
    if (mail.invite_id !== null) {
      const invitation = await findInvitation(tx, mail.group_id, mail.invite_id)
      return invitation && invitationAddress(invitation, secrets, public_url)
    }
    if (mail.link_id === null) return ''
    const link = await findLink(tx, mail.link_id)
    return link === null || isOver(link, clock.now()) ? null : linkAddress(link, secrets, public_url)
  }

  async function handOver(tx: Transaction, mail: DueMail, link: string, settings: EmailSettings): Promise<void> {
    if (taken.has(mail.id)) return
    const is_last_try = mail.tries + 1 >= most_tries
    const attachment = await attachmentOf({ db: tx, storage, now: clock.now() }, mail, is_last_try)
    const filled = { app_name, public_url, link }
    await transport.send(composeMail(mail, { sender, now: clock.now(), filled, settings, attachment }))
    taken.add(mail.id)
  }

  async function settleFailure(tx: Transaction, mail: DueMail, error: unknown, heard: Announce): Promise<Turn> {
    const { kind, reason, no_such_mailbox } = deliveryFailure(error)
    const now = clock.now()
    if (no_such_mailbox) await suppressBounced(tx, mail.to_email, now)
    if (kind === 'refused' || mail.tries + 1 >= most_tries) {
      await failMail(tx, mail, reason)
      await on_settled({ db: tx, now, announce: heard }, mail, 'failed')
    } else {
      await postponeMail(tx, mail, reason, new Date(now.getTime() + retryDelay(mail.tries + 1)))
      await on_settled({ db: tx, now, announce: heard }, mail, 'waiting')
    }
    // Where no mail gets through, the next one would only lose a try of its own.
    return kind === 'unreachable' ? 'wait' : 'again'
  }

  async function settle(tx: Transaction, mail: DueMail, heard: Announce): Promise<Turn> {
    if (await isSuppressed(tx, mail.to_email)) {
      await declineMail(tx, mail, 'This address is known to take no mail.')
      return 'again'
    }
    const address = await addressFor(tx, mail)
    // One that was taken has gone out, and its reader may have used the link before we could note it.
    if (address === null && !taken.has(mail.id)) {
      await declineMail(tx, mail, 'Its link had ended before it could be sent.')
      return 'again'
    }
    const settings = await readMailSettingsOf(tx, mail.group_id)
    // Written before it is true, and seen by nobody until the commit: once the server has said yes there is only that
    // left to do, and the gap in which a kill would double the mail is as narrow as it can be.
    await completeMail(tx, mail, clock.now())
    await on_settled({ db: tx, now: clock.now(), announce: heard }, mail, 'sent')
    try {
      await handOver(tx, mail, address ?? '', settings)
      return 'again'
    } catch (error) {
      return settleFailure(tx, mail, error, heard)
    }
  }

  return async () => {
    const settled = await commitThenAnnounce(db, announce, async (tx, heard) => {
      const mail = await claimDueMail(tx, clock.now())
      return mail && { id: mail.id, turn: await settle(tx, mail, heard) }
    })
    if (!settled) return 'wait'
    taken.delete(settled.id)
    return settled.turn
  }
}
