import { grants, type PermissionWord, wordsOfRole } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleKeyOf } from '@catchpitch/contract/access/roles'
import { type Language, languageFrom } from '@catchpitch/contract/languages'

/** What the database knows about a token: the session, the person, and their place in the company they ask for. */
export type SessionRow = {
  token_hash: Buffer
  kind: number
  attempt_id: string | null
  impersonator_id: string | null
  last_seen_at: Date
  expires_at: Date
  revoked_at: Date | null
  user_id: string
  language: string
  platform_role: number | null
  deactivated_at: Date | null
  group_id: string | null
  group_role: number | null
  membership_deactivated_at: Date | null
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

/** The company a call is made for, and what the person is in it. */
export type Membership = { id: string; role: RoleKey }

export type SessionState = 'running' | 'ended'

/** A session is over when its time is, when it was ended elsewhere, or when its person may no longer come in. */
export function sessionState(row: SessionRow, now: Date): SessionState {
  const ended = row.revoked_at !== null || row.expires_at <= now || row.deactivated_at !== null
  return ended ? 'ended' : 'running'
}

export function personOf(row: SessionRow): Person {
  return {
    id: row.user_id,
    language: languageFrom(row.language),
    session: row.token_hash,
    session_kind: row.kind,
    impersonator_id: row.impersonator_id,
    platform_role: row.platform_role === null ? null : roleKeyOf(row.platform_role),
  }
}

export function membershipOf(row: SessionRow): Membership | null {
  if (row.group_id === null || row.group_role === null || row.membership_deactivated_at !== null) return null
  return { id: row.group_id, role: roleKeyOf(row.group_role) }
}

export function holds(role: RoleKey | null, word: PermissionWord): boolean {
  return role !== null && grants(wordsOfRole[role], word)
}
