import { grants, type PermissionWord, wordsOfRole } from '@catchpitch/contract/access/permissions'
import { canImpersonate, type RoleKey, roleKeyOf } from '@catchpitch/contract/access/roles'
import { type Language, languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'

/** The member of staff behind an impersonation, and the session of their own that they started it from. */
export type ImpersonatorRow = {
  platform_role: number | null
  deactivated_at: Date | null
  session_revoked_at: Date | null
}

/** What the database knows about a token: the session, the person, and their place in the company they ask for. */
export type SessionRow = {
  token_hash: Buffer
  kind: number
  attempt_id: string | null
  attempt_group_id: string | null
  impersonator_id: string | null
  /** Null where nobody impersonates, or the session that they did it from is long forgotten. */
  impersonator: ImpersonatorRow | null
  last_seen_at: Date
  expires_at: Date
  revoked_at: Date | null
  user_id: string
  language: string
  platform_role: number | null
  deactivated_at: Date | null
  group_id: string | null
  group_role: number | null
  department_ids: string[] | null
  membership_deactivated_at: Date | null
  group_suspended_at: Date | null
}

/** A console session belongs to a person, a survey session to one person's run of one survey. */
export const sessionKind = { console: 0, survey: 1 } as const

/** The person a call is made by. */
export type Person = {
  id: string
  language: Language
  session: Buffer
  session_kind: number
  /** Staff who look at the product through this person's eyes. */
  impersonator_id: string | null
  platform_role: RoleKey | null
}

/** One person's run of one survey, which a survey session opens and nothing else. */
export type AttemptKey = { group_id: string; id: string }

/** The company a call is made for, and what the person is in it. */
export type Membership = {
  id: string
  role: RoleKey
  is_suspended: boolean
  /** The departments that they belong to; for managers also the limit of what they see. */
  department_ids: readonly string[]
}

/** An idle session is over for everything but the way back to one's own: see `impersonating()`. */
export type SessionState = 'running' | 'idle' | 'ended'

const minute_ms = 60 * 1000
const { idle_minutes, return_minutes } = limits.impersonation

const roleOf = (platform_role: number | null) => (platform_role === null ? null : roleKeyOf(platform_role))

/**
 * Whether staff may still look through this person's eyes. Asked at every call and not only at the start: a moderator
 * who lost the role, or signed out everywhere, must not live on in somebody else's session, nor come to be root
 * because that person did.
 */
function mayStillImpersonate({ impersonator, platform_role }: SessionRow): boolean {
  if (!impersonator) return false
  if (impersonator.deactivated_at !== null || impersonator.session_revoked_at !== null) return false
  const staffRole = roleOf(impersonator.platform_role)
  // Which role somebody holds in a company makes no difference here: an applicant's is any of them.
  return staffRole !== null && canImpersonate(staffRole, roleOf(platform_role) ?? 'applicant')
}

function impersonationState(row: SessionRow, now: Date): SessionState {
  if (!mayStillImpersonate(row)) return 'ended'
  const unused_ms = now.getTime() - row.last_seen_at.getTime()
  if (unused_ms < idle_minutes * minute_ms) return 'running'
  return unused_ms < return_minutes * minute_ms ? 'idle' : 'ended'
}

/** A session is over when its time is, when it was ended elsewhere, or when its person may no longer come in. */
export function sessionState(row: SessionRow, now: Date): SessionState {
  const ended = row.revoked_at !== null || row.expires_at <= now || row.deactivated_at !== null
  if (ended) return 'ended'
  return row.impersonator_id === null ? 'running' : impersonationState(row, now)
}

/** A session says at most this often that it is still in use. */
const touch_every_ms = 5 * minute_ms

/**
 * Whether it should be written down that the session is in use. Every use of an impersonation is, because it ends by
 * the minutes that it was not used; and never one of a session that is over, which would wake it up again.
 */
export function isTouchDue(row: SessionRow, now: Date): boolean {
  if (sessionState(row, now) !== 'running') return false
  const unused_ms = now.getTime() - row.last_seen_at.getTime()
  return unused_ms > (row.impersonator_id === null ? touch_every_ms : 0)
}

export function personOf(row: SessionRow): Person {
  return {
    id: row.user_id,
    language: languageFrom(row.language),
    session: row.token_hash,
    session_kind: row.kind,
    impersonator_id: row.impersonator_id,
    platform_role: roleOf(row.platform_role),
  }
}

export function membershipOf(row: SessionRow): Membership | null {
  if (row.group_id === null || row.group_role === null || row.membership_deactivated_at !== null) return null
  return {
    id: row.group_id,
    role: roleKeyOf(row.group_role),
    is_suspended: row.group_suspended_at !== null,
    department_ids: row.department_ids ?? [],
  }
}

export function attemptOf({ attempt_group_id, attempt_id }: SessionRow): AttemptKey | null {
  return attempt_group_id === null || attempt_id === null ? null : { group_id: attempt_group_id, id: attempt_id }
}

export function holds(role: RoleKey | null, word: PermissionWord): boolean {
  return role !== null && grants(wordsOfRole[role], word)
}
