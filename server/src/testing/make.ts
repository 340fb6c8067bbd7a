import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { givenRoles } from '@catchpitch/contract/teams/colleague-form'
import { makeCompany, makeDepartment, makeMembership } from '#content/make-company'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import type { Database } from '#platform/db/database'
import { newId } from '#platform/ids'
import { hashPassword } from '#platform/session/password'
import { sessionKind } from '#platform/session/session'
import { insertSession } from '#platform/session/session.queries'
import { newToken, tokenHash } from '#platform/session/token'
import { testDay } from './test-day.ts'

export const testPassword = 'Correct-horse-7'
let testHash: Promise<string> | undefined

/** Hashing is slow by design, so all people of a test file share one. */
const passwordHash = () => (testHash ??= hashPassword(testPassword))

type Wishes = Omit<Parameters<typeof makePerson>[1], 'now' | 'password_hash'>

/** A running session of this person. */
export async function signedIn(db: Database, user_id: string, expires_at?: Date): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    token_hash: tokenHash(token),
    kind: sessionKind.console,
    user_id,
    created_at: testDay,
    expires_at: expires_at ?? new Date(testDay.getTime() + 24 * 60 * 60 * 1000),
    ip: '127.0.0.1',
    device: null,
  })
  return token
}

/** A member of staff, from a session of theirs, looking through this person's eyes. */
export async function impersonating(db: Database, staff: { id: string; token: string }, user_id: string) {
  const token = newToken()
  await insertSession(db, {
    token_hash: tokenHash(token),
    kind: sessionKind.console,
    user_id,
    created_at: testDay,
    expires_at: new Date(testDay.getTime() + 24 * 60 * 60 * 1000),
    ip: '127.0.0.1',
    device: null,
    impersonation: {
      impersonator_id: staff.id,
      impersonator_session: tokenHash(staff.token),
      reason: 'Cannot find the results',
    },
  })
  return token
}

/** A person who can sign in, and is. */
export async function person(db: Database, wishes: Wishes = {}) {
  const made = await makePerson(db, { ...wishes, now: testDay, password_hash: await passwordHash() })
  return { ...made, token: await signedIn(db, made.id) }
}

type CompanyRole = Extract<RoleKey, 'owner' | 'manager' | 'member' | 'applicant'>

/** A person who is something in a company, signed in. */
export async function colleague(db: Database, group_id: string, role: CompanyRole, wishes: Wishes = {}) {
  const made = await person(db, wishes)
  await makeMembership(db, { now: testDay, group_id, user_id: made.id, role })
  return made
}

/** A company with its owner, whose plan has ended, or that never had one. */
export async function companyWithoutPlan(db: Database, name?: string) {
  const made = await makeCompany(db, name === undefined ? { now: testDay } : { now: testDay, name })
  const owner = await colleague(db, made.id, 'owner')
  return { ...made, owner }
}

const longAgo = new Date('2020-01-01T00:00:00Z')
const farAway = new Date('2040-01-01T00:00:00Z')

/** A company with its owner, and with a plan whatever the clock of the test says. */
export async function company(db: Database, name?: string) {
  const made = await companyWithoutPlan(db, name)
  await makeSubscription(db, {
    now: testDay,
    group_id: made.id,
    // Without limits: those are for tests that are about them.
    sku: 'custom',
    status: 'active',
    starts_at: longAgo,
    ends_at: farAway,
  })
  return made
}

/** What an invitation into the team says besides whom it is for: a department of its own, and a role. */
export async function placeInTeam(db: Database, group_id: string, role: (typeof givenRoles)[number] = 'member') {
  const { id } = await makeDepartment(db, { now: testDay, group_id, name: newId(testDay) })
  return { role, departments: [id] }
}
