import { createHash } from 'node:crypto'
import type { login as endpoint } from '@catchpitch/contract/auth/auth.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { emailKey } from '@catchpitch/contract/fields/email'
import { limits } from '@catchpitch/contract/limits'
import type { Context } from '#platform/http/context'
import { countHit } from '#platform/rate-limit/rate-limit.queries'
import { refuse } from '#platform/refusal'
import { passwordMatches } from '#platform/session/password'
import { sessionKind } from '#platform/session/session'
import { insertSession } from '#platform/session/session.queries'
import { newToken, tokenHash } from '#platform/session/token'
import { countTry, findCredentials, forgetTries } from './auth.queries.ts'

const window_s = limits.sign_in.window_minutes * 60
const day_ms = 24 * 60 * 60 * 1000

function sessionEnd(now: Date, remember: boolean): Date {
  const days = remember ? limits.session.remembered_days : limits.session.days
  return new Date(now.getTime() + days * day_ms)
}

/** Known and unknown addresses are counted alike; an address nobody has must not stand in a table in clear. */
function countTryOf(db: Context['db'], user_id: string | null, email_key: string, now: Date) {
  if (user_id !== null) return countTry(db, user_id, window_s, now)
  const hidden = createHash('sha256').update(email_key).digest('base64url')
  return countHit(db, `login.address:${hidden}`, window_s, now)
}

/**
 * Signs a person in. Each step takes the same way and the same time whether the address is known,
 * unknown or closed, and after too many tries even the right password has to wait: otherwise the
 * answer would tell that it was right.
 */
export async function login({ db, now, ip, device }: Context, credentials: BodyOf<typeof endpoint>) {
  const email_key = emailKey(credentials.email)
  const user = await findCredentials(db, email_key)

  const tries = await countTryOf(db, user?.id ?? null, email_key, now)
  if (tries.hits > limits.sign_in.failures) {
    refuse('signIn.wait', { minutes: Math.ceil((tries.window_ends_at.getTime() - now.getTime()) / 60_000) })
  }
  const matches = await passwordMatches(user?.password_hash ?? null, credentials.password)
  if (!user || !matches || user.deactivated_at !== null) return refuse('signIn.wrong')

  const token = newToken()
  await db.transaction().execute(async (tx) => {
    await forgetTries(tx, user.id)
    await insertSession(tx, {
      token_hash: tokenHash(token),
      kind: sessionKind.console,
      user_id: user.id,
      created_at: now,
      expires_at: sessionEnd(now, credentials.remember),
      ip,
      device,
    })
  })
  return { token, user_id: user.id }
}
