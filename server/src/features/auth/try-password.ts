import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { hiddenAddress } from '#platform/rate-limit/hidden-address'
import { countHit } from '#platform/rate-limit/rate-limit.queries'
import { refuse } from '#platform/refusal'
import { passwordMatches } from '#platform/session/password'
import { countTry } from './auth.queries.ts'

const window_s = limits.sign_in.window_minutes * 60

/** Known and unknown addresses are counted alike. */
function count(db: Connection, user_id: string | null, email_key: string, now: Date) {
  if (user_id !== null) return countTry(db, user_id, window_s, now)
  return countHit(db, `login.address:${hiddenAddress(email_key)}`, window_s, now)
}

type Account = { id: string; password_hash: string | null }

/**
 * Whether the password is right; the one way to ask, for signing in and for everything else that takes a password. Each
 * step takes the same way and the same time whether there is an account or not, and after too many tries even the right
 * password has to wait: otherwise the answer would tell that it was right.
 *
 * A try that is rolled back was never counted, so call it outside of any transaction.
 */
export async function tryPassword(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account | null,
  email_key: string,
  password: string,
): Promise<boolean> {
  const tries = await count(db, account?.id ?? null, email_key, now)
  if (tries.hits > limits.sign_in.failures) {
    refuse('signIn.wait', { minutes: Math.ceil((tries.window_ends_at.getTime() - now.getTime()) / 60_000) })
  }
  return passwordMatches(account?.password_hash ?? null, password)
}
