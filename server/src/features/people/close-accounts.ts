import { platformGroupId } from '@catchpitch/contract/ids'
import type { Connection } from '#platform/db/database'
import { discardFile } from '#platform/files/discard-file'
import { revokeLinks } from '#platform/links/links.queries'
import { revokeSessionsOf } from '#platform/session/session.queries'
import { type PersonRecord, setDeactivated } from './person.queries.ts'
import { blankPerson, leaveCompanies } from './removal.queries.ts'
import type { StaffContext } from './staff-context.ts'

/** Shuts every way in that is open: sessions, and links that would open one. */
async function shutOut(db: Connection, id: string, now: Date): Promise<void> {
  await revokeSessionsOf(db, id, now)
  for (const purpose of ['sign-in', 'reset', 'verify'] as const) await revokeLinks(db, purpose, id, now)
}

/** Closes accounts until somebody opens them again; whoever is in them is out at once. */
export async function closeAccounts({ db, now, announce }: StaffContext, ids: readonly string[]): Promise<void> {
  await setDeactivated(db, ids, now, now)
  for (const id of ids) {
    await shutOut(db, id, now)
    announce({ topic: 'sessions', user_id: id })
  }
}

/** Takes accounts away for good: nothing personal is left of them but what companies themselves wrote down. */
export async function removeAccounts(
  { db, now, announce }: StaffContext,
  subjects: readonly PersonRecord[],
): Promise<void> {
  for (const { id, picture_file_id } of subjects) {
    await shutOut(db, id, now)
    if (picture_file_id !== null) await discardFile(db, { group_id: platformGroupId, id: picture_file_id }, now)
    await leaveCompanies(db, id)
    await blankPerson(db, id, now)
    announce({ topic: 'sessions', user_id: id })
  }
}
