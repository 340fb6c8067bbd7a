import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import type { Installation } from '#platform/installation'
import { type Announce, commitThenAnnounce } from '#platform/live/commit-then-announce'
import type { Payments } from '#platform/payments/payments'
import { findAccount, lockAccount } from './payments.queries.ts'
import { readStripeAccount } from './read-account.ts'
import { writeAccount } from './write-account.ts'

export type Syncing = {
  db: Database
  clock: Clock
  payments: Payments
  installation: Installation
  announce: Announce
}

/** Each time it begins anew somebody else has finished, so this is never reached but by a fault. */
const most_tries = 20

/**
 * Brings what stands here in line with what Stripe says, whatever was told, in whichever order and how often. Stripe is
 * asked with no lock held, so of two at once the slower one may hold the older answer: it sees by the version that
 * somebody has written since it began to ask, and asks again.
 */
export async function syncCompany(syncing: Syncing, group_id: string): Promise<void> {
  const { db, payments, announce } = syncing
  for (let tries = 0; tries < most_tries; tries += 1) {
    const account = await findAccount(db, group_id)
    if (!account) return
    const found = await readStripeAccount(payments.stripe, account.stripe_customer_id)
    const isWritten = await commitThenAnnounce(db, announce, async (tx, heard) => {
      const locked = await lockAccount(tx, group_id)
      if (!locked || locked.version !== account.version) return false
      const { clock, installation } = syncing
      await writeAccount({ db: tx, now: clock.now(), installation, announce: heard }, group_id, found)
      heard({ topic: 'billing', group_id, id: null })
      return true
    })
    if (isWritten) return
  }
  throw new Error(`What Stripe knows of ${group_id} changed faster than it could be read.`)
}

/** For a call that wants to know at once, and has no transaction open. */
export async function syncNow(context: Context & { group: { id: string } }): Promise<void> {
  const { db, now, payments, installation, group } = context
  if (!payments) return
  const announce: Announce = (announcement) => context.announce(announcement)
  await syncCompany({ db, clock: { now: () => now }, payments, installation, announce }, group.id)
}
