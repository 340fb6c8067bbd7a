import type { Access } from '@catchpitch/contract/access/access'
import type { ErrorCode } from '@catchpitch/contract/errors'
import {
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
export type Caller = { person: Person | null; group: Membership | null }

export type Verdict = { allowed: true; caller: Caller } | { allowed: false; code: ErrorCode }

const visitor: Caller = { person: null, group: null }

const refused = (code: ErrorCode): Verdict => ({ allowed: false, code })

/**
 * The one gate of every call: whether this session may make it at all. What may be done with the
 * single record is asked afterwards, by the feature's policy. A company one does not belong to is
 * answered as if it did not exist, so that nobody learns who our customers are.
 */
export function authorize(access: Access, row: SessionRow | null, now: Date): Verdict {
  if (access.kind === 'open' || access.kind === 'link') {
    const known = row !== null && sessionState(row, now) === 'running'
    return { allowed: true, caller: known ? { person: personOf(row), group: null } : visitor }
  }
  if (row === null) return refused('session.missing')
  if (sessionState(row, now) === 'ended') return refused('session.ended')

  const person = personOf(row)
  const group = membershipOf(row)
  const ofSurvey = person.session_kind === sessionKind.survey
  switch (access.kind) {
    case 'respondent':
      return ofSurvey ? { allowed: true, caller: { person, group: null } } : refused('access.denied')
    case 'signedIn':
      return ofSurvey ? refused('access.denied') : { allowed: true, caller: { person, group } }
    case 'staff':
      if (ofSurvey || !holds(person.platform_role, access.word)) return refused('access.denied')
      return { allowed: true, caller: { person, group: null } }
    case 'company':
      if (ofSurvey) return refused('access.denied')
      if (group === null) return refused('record.missing')
      return holds(group.role, access.word) ? { allowed: true, caller: { person, group } } : refused('access.denied')
  }
}
