import type { Connection } from '#platform/db/database'
import { holdDepartments } from './departments.queries.ts'
import { deleteTeamInvitation } from './team-invitations.queries.ts'

/** What a mailbox was invited to become, which is done with; null if it is not invited. */
export async function takeInvitation(db: Connection, group_id: string, email_key: string) {
  const taken = await deleteTeamInvitation(db, group_id, email_key)
  // A department that is being removed at this moment must find either the invitation or the colleague.
  return taken && (await holdDepartments(db, group_id, taken.department_ids)) ? taken : null
}
