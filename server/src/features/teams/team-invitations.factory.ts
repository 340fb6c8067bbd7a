import { roleId } from '@catchpitch/contract/access/roles'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { givenRoles } from '@catchpitch/contract/teams/colleague-form'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { createLink } from '#platform/links/links.queries'

type InvitationWishes = {
  now: Date
  group_id: string
  email?: string
  first_name?: string
  last_name?: string
  role?: (typeof givenRoles)[number]
  department_ids?: string[]
  created_by?: string | null
}

/** An invitation into a team, without its mail. */
export async function makeTeamInvitation(db: Connection, wishes: InvitationWishes) {
  const { now, group_id, email = 'guest@example.com', role = 'member', department_ids = [], created_by = null } = wishes
  const { first_name = 'Siti', last_name = 'Aminah' } = wishes
  const link_id = await createLink(db, { purpose: 'join', group_id, subject_id: group_id, email, created_by }, now)
  const id = newId(now)
  const key = { group_id, id, email_key: emailKey(email) }
  await db
    .insertInto('team_invitations')
    .values({ ...key, first_name, last_name, role_id: roleId[role], department_ids, link_id })
    .execute()
  return { id, link_id }
}
