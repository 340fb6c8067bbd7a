import type { Access } from '@catchpitch/contract/access/access'
import type { NewSession } from '@catchpitch/contract/auth/new-session'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { openSession } from '#platform/session/open-session'
import { takeSession } from './impersonation.queries.ts'

type ImpersonatingContext = Context<Extract<Access, { kind: 'impersonating' }>>

/**
 * Leads staff back to themselves. Their own session gets a new token, since the page has put the impersonation's in
 * place of the old one; it ends when it would have ended, so that going in and out never prolongs it.
 */
export async function stopImpersonating(context: ImpersonatingContext): Promise<NewSession> {
  const { db, now, person, announce } = context
  const impersonation = await takeSession(db, person.session, now)
  if (!impersonation?.impersonator_session) return refuse('session.ended')
  announce({ topic: 'sessions', user_id: person.id })
  const own = await takeSession(db, impersonation.impersonator_session, now)
  if (!own) return refuse('session.ended')
  return openSession(context, { user_id: own.user_id, expires_at: own.expires_at })
}
