import type { NewSession as OpenedSession } from '@catchpitch/contract/auth/new-session'
import { limits } from '@catchpitch/contract/limits'
import type { Context } from '#platform/http/context'
import { type Impersonation, insertSession } from './session.queries.ts'
import { sessionKind } from './session.ts'
import { newToken, tokenHash } from './token.ts'

const day_ms = 24 * 60 * 60 * 1000

/** When a session that begins now is over: after a day, or a week for who asked to be remembered. */
export function sessionEnd(now: Date, remember = false): Date {
  const days = remember ? limits.session.remembered_days : limits.session.days
  return new Date(now.getTime() + days * day_ms)
}

/** What is told of a session to whoever opened it. */
export const presentSession = (token: string, expires_at: Date, now: Date): OpenedSession => ({
  token,
  expires_in: Math.floor((expires_at.getTime() - now.getTime()) / 1000),
})

type NewSession = { user_id: string; expires_at: Date; impersonation?: Impersonation }

/** Opens a console session. Its token is told this once: only its hash is kept. */
export async function openSession(
  { db, now, ip, device }: Pick<Context, 'db' | 'now' | 'ip' | 'device'>,
  session: NewSession,
): Promise<OpenedSession> {
  const token = newToken()
  await insertSession(db, {
    ...session,
    token_hash: tokenHash(token),
    kind: sessionKind.console,
    created_at: now,
    ip,
    device,
  })
  return presentSession(token, session.expires_at, now)
}

type NewSurveySession = { token: string; user_id: string; group_id: string; attempt_id: string; expires_at: Date }

/** Opens a session that is good for one run of one survey and for nothing else. */
export async function openSurveySession(
  { db, now, ip, device }: Pick<Context, 'db' | 'now' | 'ip' | 'device'>,
  { token, ...session }: NewSurveySession,
): Promise<void> {
  await insertSession(db, {
    ...session,
    token_hash: tokenHash(token),
    kind: sessionKind.survey,
    created_at: now,
    ip,
    device,
  })
}
