import { emailKey } from '@catchpitch/contract/fields/email'
import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { hiddenAddress } from '#platform/rate-limit/hidden-address'
import { countHit } from '#platform/rate-limit/rate-limit.queries'
import { refuse } from '#platform/refusal'

const { max, window_minutes } = limits.mails_to_address

/**
 * Keeps anybody from filling somebody else's mailbox through us. Counted by the address alone, known to us or not, so
 * that the answer does not tell which it is; and each kind by itself, so that nobody can use up another person's way to
 * a new password by having them invited three times.
 */
export async function limitMailsTo(db: Connection, kind: string, email: string, now: Date): Promise<void> {
  const key = `mails.${kind}:${hiddenAddress(emailKey(email))}`
  const { hits, window_ends_at } = await countHit(db, key, window_minutes * 60, now)
  if (hits <= max) return
  refuse('mail.wait', { minutes: Math.ceil((window_ends_at.getTime() - now.getTime()) / 60_000) })
}
