import type { Access } from '@catchpitch/contract/access/access'
import { roleKeyOf } from '@catchpitch/contract/access/roles'
import type { NewSession } from '@catchpitch/contract/auth/new-session'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { openSession, sessionEnd } from '#platform/session/open-session'
import { impersonationRefusal } from './impersonation.policy.ts'
import { findSessionEnd, findSubject } from './impersonation.queries.ts'

type StaffContext = Context<Extract<Access, { kind: 'staff' }>>

const earlier = (one: Date, other: Date) => (one < other ? one : other)

/**
 * Opens a session as another person, beside the staff member's own. It never outlives that one: stopping leads back to
 * it, and would otherwise turn a session of a day into one without an end.
 */
export async function impersonate(context: StaffContext, user_id: string, reason: string): Promise<NewSession> {
  const { db, now, person } = context
  const subject = await findSubject(db, user_id)
  if (!subject) return refuse('record.missing')
  const refusal = impersonationRefusal(person, {
    platform_role: subject.platform_role === null ? null : roleKeyOf(subject.platform_role),
    is_closed: subject.deactivated_at !== null || subject.erased_at !== null,
  })
  if (refusal) return refuse(refusal)
  return openSession(context, {
    user_id,
    expires_at: earlier(sessionEnd(now), await findSessionEnd(db, person.session)),
    impersonation: { impersonator_id: person.id, impersonator_session: person.session, reason },
  })
}
