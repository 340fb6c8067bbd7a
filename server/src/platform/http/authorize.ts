import type { Access } from '@catchpitch/contract/access/access'
import type { ErrorCode } from '@catchpitch/contract/errors'
import {
  type AttemptKey,
  attemptOf,
  holds,
  type Membership,
  membershipOf,
  type Person,
  personOf,
  type SessionRow,
  sessionKind,
  sessionState,
} from '#platform/session/session'

/** Who is calling, as far as the session tells; no header of the client's own is believed. */
export type Caller = { person: Person | null; group: Membership | null; attempt: AttemptKey | null }

export type Verdict = { allowed: true; caller: Caller } | { allowed: false; code: ErrorCode }

type SignedInAccess = Exclude<Access, { kind: 'open' | 'link' | 'signed' }>

const visitor: Caller = { person: null, group: null, attempt: null }

const refused = (code: ErrorCode): Verdict => ({ allowed: false, code })

/** What the platform's own people do, and what a respondent does, belongs to no company that the call might name. */
function groupOf(access: SignedInAccess, row: SessionRow): Membership | null {
  return access.kind === 'staff' || access.kind === 'impersonating' || access.kind === 'respondent'
    ? null
    : membershipOf(row)
}

/** Why somebody who is signed in may not make this call; null if they may. */
function refusalOf(access: SignedInAccess, person: Person, group: Membership | null): ErrorCode | null {
  const ofSurvey = person.session_kind === sessionKind.survey
  if (access.kind !== 'invited' && ofSurvey !== (access.kind === 'respondent')) return 'access.denied'
  switch (access.kind) {
    case 'signedIn':
    case 'respondent':
    case 'invited':
      return null
    case 'inPerson':
      return person.impersonator_id === null ? null : 'impersonation.forbidden'
    case 'impersonating':
      return person.impersonator_id === null ? 'access.denied' : null
    case 'staff':
      return holds(person.platform_role, access.word) ? null : 'access.denied'
    case 'company':
      if (group === null) return 'record.missing'
      if (group.is_suspended) return 'group.suspended'
      if (!holds(group.role, access.word)) return 'access.denied'
      // Staff look through an owner's eyes; they never spend a company's money.
      return access.word === 'billing.pay' && person.impersonator_id !== null ? 'impersonation.forbidden' : null
  }
}

/**
 * The one gate of every call: whether this session may make it at all. What may be done with the
 * single record is asked afterwards, by the feature's policy. A company one does not belong to is
 * answered as if it did not exist, so that nobody learns who our customers are.
 */
export function authorize(access: Access, row: SessionRow | null, now: Date): Verdict {
  // Nobody's session opens it; whether the signature is right was asked before.
  if (access.kind === 'signed') return { allowed: true, caller: visitor }
  const state = row === null ? null : sessionState(row, now)
  if (access.kind === 'open' || access.kind === 'link') {
    const known = row !== null && state === 'running'
    return { allowed: true, caller: known ? { ...visitor, person: personOf(row) } : visitor }
  }
  if (row === null) return refused('session.missing')
  const goesBack = state === 'idle' && access.kind === 'impersonating'
  if (state !== 'running' && !goesBack) return refused('session.ended')

  const caller = { person: personOf(row), group: groupOf(access, row), attempt: attemptOf(row) }
  const code = refusalOf(access, caller.person, caller.group)
  return code === null ? { allowed: true, caller } : refused(code)
}
